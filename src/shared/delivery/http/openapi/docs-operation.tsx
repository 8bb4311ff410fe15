import { Fields, FieldTable, nameOf, Prose, type Schemas, Shape } from './docs-schema.js';
import { credentialsFor, type ShownContent, type ShownOperation } from './reference.js';

const JSON_TYPE = 'application/json';

/** A class of the contract has fields to show; so has a shape that is written out on the spot. */
function Body({ content, schemas }: { readonly content: ShownContent; readonly schemas: Schemas }) {
  const { mediaType, schema = {} } = content;
  const shape = schemas[nameOf(schema) ?? ''] ?? schema;
  return (
    <>
      <h4>Body{mediaType !== JSON_TYPE && ` (${mediaType})`}</h4>
      {shape.properties === undefined && shape.additionalProperties !== false ? (
        <p class="soft">A JSON object.</p>
      ) : (
        <Fields schema={shape} />
      )}
      {shape.additionalProperties === false && <p class="soft">Other fields are refused.</p>}
    </>
  );
}

function Answer({ content }: { readonly content: ShownContent | null }) {
  if (content === null) return null;
  if (content.mediaType !== JSON_TYPE) return <>{content.mediaType}. </>;
  return content.schema?.$ref === undefined && content.schema?.anyOf === undefined ? null : (
    <>
      <Shape schema={content.schema} />.{' '}
    </>
  );
}

export function Operation({ operation, schemas }: { readonly operation: ShownOperation; readonly schemas: Schemas }) {
  const { method, path, id, summary, description, parameters, body, responses } = operation;
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>
        <code>
          {method} {path}
        </code>
      </h3>
      <p>
        <Prose text={summary} />
      </p>
      {description !== undefined && (
        <p>
          <Prose text={description} />
        </p>
      )}
      <p class="soft">Needs {credentialsFor(operation)}.</p>
      {parameters.length > 0 && (
        <FieldTable
          title="Parameter"
          fields={parameters.map((one) => ({ ...one, name: one.in === 'header' ? `${one.name} (header)` : one.name }))}
        />
      )}
      {body !== null && <Body content={body} schemas={schemas} />}
      <h4>Answers</h4>
      <ul>
        {responses.map(({ status, description: meaning, content }) => (
          <li>
            <code>{status}</code> <Answer content={content} />
            <span class="soft">
              <Prose text={meaning} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
