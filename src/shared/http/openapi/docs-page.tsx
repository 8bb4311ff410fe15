import type { OpenAPIObject } from '@nestjs/swagger';
import { renderToString } from 'preact-render-to-string';
import type { JsonSchema } from '../dto.js';
import { wordsFor } from '../validation/explain.js';

type Schemas = Readonly<Record<string, JsonSchema>>;

/** The part of the document that the page shows. */
interface ShownOperation {
  readonly path: string;
  readonly id: string;
  readonly summary: string;
  readonly description: string | undefined;
  readonly authenticated: boolean;
  readonly body: JsonSchema | undefined;
  readonly responses: readonly (readonly [status: string, JsonSchema])[];
}

interface Content {
  readonly content?: { readonly 'application/json'?: { readonly schema?: JsonSchema } };
}

interface RawOperation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly security?: readonly unknown[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}

const schemaIn = (content: Content | undefined): JsonSchema | undefined =>
  content?.content?.['application/json']?.schema;

function operationsOf(document: OpenAPIObject): ShownOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) => {
    const { post } = item as { post?: RawOperation };
    if (post === undefined) return [];
    const responses = Object.entries(post.responses).map(
      ([status, content]) => [status, schemaIn(content) ?? {}] as const,
    );
    return {
      path,
      id: post.operationId ?? path,
      summary: post.summary ?? '',
      description: post.description,
      authenticated: post.security !== undefined,
      body: schemaIn(post.requestBody),
      responses,
    };
  });
}

const nameOf = (schema: JsonSchema): string | undefined => schema.$ref?.split('/').at(-1);

function Shape({ schema }: { schema: JsonSchema }) {
  const name = nameOf(schema);
  if (name !== undefined) return <a href={`#${name}`}>{name}</a>;
  if (schema.items?.$ref !== undefined) {
    return (
      <>
        {wordsFor(schema)}: <Shape schema={schema.items} />
      </>
    );
  }
  const alternatives = schema.anyOf?.filter((one) => one.$ref !== undefined) ?? [];
  if (alternatives.length === 0)
    return <>{schema.type === undefined && !schema.anyOf ? 'any JSON' : wordsFor(schema)}</>;
  return (
    <>
      {schema.anyOf?.map((one, at) => (
        <>
          {at > 0 && ' or '}
          <Shape schema={one} />
        </>
      ))}
    </>
  );
}

function Fields({ schema }: { schema: JsonSchema }) {
  const fields = Object.entries(schema.properties ?? {});
  if (fields.length === 0) return <p class="soft">No fields.</p>;
  return (
    <div class="wide">
      <table>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">What it is</th>
            <th scope="col">Needed</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(([name, field]) => (
            <tr>
              <td>
                <code>{name}</code>
              </td>
              <td>
                <Shape schema={field} />
                {field.default !== undefined && <> (default {JSON.stringify(field.default)})</>}
                {field.description !== undefined && <div class="soft">{field.description}</div>}
              </td>
              <td>{schema.required?.includes(name) === true ? 'yes' : 'no'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Operation({ operation, schemas }: { operation: ShownOperation; schemas: Schemas }) {
  const body = operation.body === undefined ? undefined : schemas[nameOf(operation.body) ?? ''];
  return (
    <section>
      <h2 id={operation.id}>
        <code>POST {operation.path}</code>
      </h2>
      <p>{operation.summary}</p>
      {operation.description !== undefined && <p>{operation.description}</p>}
      <p class="soft">{operation.authenticated ? 'Needs a bearer token.' : 'Needs no credentials.'}</p>
      {body !== undefined && (
        <>
          <h3>Body</h3>
          <Fields schema={body} />
          {body.additionalProperties === false && <p class="soft">Other fields are refused.</p>}
        </>
      )}
      <h3>Answers</h3>
      <ul>
        {operation.responses.map(([status, schema]) => (
          <li>
            <code>{status}</code> <Shape schema={schema} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Introduction({ document, operations }: { document: OpenAPIObject; operations: readonly ShownOperation[] }) {
  return (
    <>
      <h1>{document.info.title}</h1>
      <p>{document.info.description}</p>
      <p class="soft">
        Contract version {document.info.version}. For machines: <a href="/openapi.json">openapi.json</a>.
      </p>
      <nav aria-label="Operations">
        <ul>
          {operations.map(({ id, path }) => (
            <li>
              <a href={`#${id}`}>{path}</a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

function Reference({ operations, schemas }: { operations: readonly ShownOperation[]; schemas: Schemas }) {
  return (
    <main>
      {operations.map((operation) => (
        <Operation operation={operation} schemas={schemas} />
      ))}
      {Object.entries(schemas).map(([name, schema]) => (
        <section>
          <h2 id={name}>{name}</h2>
          <Fields schema={schema} />
        </section>
      ))}
    </main>
  );
}

function Page({ document }: { document: OpenAPIObject }) {
  const operations = operationsOf(document);
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{document.info.title}</title>
        <link rel="stylesheet" href="/docs/style.css" />
      </head>
      <body>
        <Introduction document={document} operations={operations} />
        <Reference operations={operations} schemas={(document.components?.schemas ?? {}) as Schemas} />
      </body>
    </html>
  );
}

/** The contract to read, made of the document that machines get. */
export const docsPage = (document: OpenAPIObject): string =>
  `<!doctype html>${renderToString(<Page document={document} />)}`;
