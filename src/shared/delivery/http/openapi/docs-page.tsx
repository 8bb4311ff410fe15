import type { OpenAPIObject } from '@nestjs/swagger';
import { renderToString } from 'preact-render-to-string';
import { Operation } from './docs-operation.js';
import { CONVENTIONS, SERVICE } from './narrative.js';
import { Fields, Prose, type Schemas } from './docs-schema.js';
import { sectionsOf, type ShownSection } from './reference.js';

/** A tool of the MCP server, for readers who have not connected. */
export interface ShownTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
}

interface Reference {
  readonly document: OpenAPIObject;
  readonly tools: readonly ShownTool[];
}

function Introduction({ document }: { readonly document: OpenAPIObject }) {
  return (
    <>
      <h1>{document.info.title}</h1>
      <p>{SERVICE.tagline}</p>
      <ul>
        {CONVENTIONS.map((line) => (
          <li>
            <Prose text={line} />
          </li>
        ))}
      </ul>
      <p class="soft">
        Contract version {document.info.version}. For machines: <a href="/openapi.json">openapi.json</a>,{' '}
        <a href="/llms.txt">llms.txt</a>, <a href="/auth.md">auth.md</a>.
      </p>
    </>
  );
}

function Contents({ sections }: { readonly sections: readonly ShownSection[] }) {
  return (
    <nav aria-label="Operations">
      {sections.map(({ name, title, operations }) => (
        <div>
          <a href={`#section-${name}`}>{title}</a>
          <ul>
            {operations.map(({ id, method, path }) => (
              <li>
                <a href={`#${id}`}>
                  {method === 'POST' ? '' : `${method} `}
                  {path}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function Tools({ tools }: { readonly tools: readonly ShownTool[] }) {
  if (tools.length === 0) return null;
  return (
    <section aria-labelledby="tools">
      <h2 id="tools">Tools of the MCP server</h2>
      <dl>
        {tools.map(({ name, title, description }) => (
          <>
            <dt id={`tool-${name}`}>
              <code>{name}</code> {title}
            </dt>
            <dd>
              <Prose text={description} />
            </dd>
          </>
        ))}
      </dl>
    </section>
  );
}

function Section({ section, schemas }: { readonly section: ShownSection; readonly schemas: Schemas }) {
  const { name, title, description, operations } = section;
  return (
    <section aria-labelledby={`section-${name}`}>
      <h2 id={`section-${name}`}>{title}</h2>
      {description !== undefined && (
        <p>
          <Prose text={description} />
        </p>
      )}
      {operations.map((operation) => (
        <Operation operation={operation} schemas={schemas} />
      ))}
    </section>
  );
}

function Shapes({ schemas }: { readonly schemas: Schemas }) {
  return (
    <section aria-labelledby="shapes">
      <h2 id="shapes">Shapes</h2>
      {Object.entries(schemas).map(([name, schema]) => (
        <section aria-labelledby={name}>
          <h3 id={name}>{name}</h3>
          <Fields schema={schema} />
        </section>
      ))}
    </section>
  );
}

function Page({ document, tools }: Reference) {
  const sections = sectionsOf(document);
  const schemas = (document.components?.schemas ?? {}) as Schemas;
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{document.info.title}</title>
        <meta name="theme-color" content="#f7f6f3" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#121418" media="(prefers-color-scheme: dark)" />
        <link rel="stylesheet" href="/docs/style.css" />
      </head>
      <body>
        <a class="skip" href="#content">
          Skip to content
        </a>
        <header class="site">
          <a class="brand" href="/">
            <svg viewBox="0 0 32 32" aria-hidden="true">
              <rect width="32" height="32" rx="8" />
              <path d="M8 13v6M12 9.5v13M16 12v8M20 7.5v17M24 13v6" />
            </svg>
            Podcast Briefings
          </a>
          <a href="/">Back to the start page</a>
        </header>
        <main id="content" tabIndex={-1}>
          <Introduction document={document} />
          <Contents sections={sections} />
          {sections.map((section) => (
            <Section section={section} schemas={schemas} />
          ))}
          <Tools tools={tools} />
          <Shapes schemas={schemas} />
        </main>
      </body>
    </html>
  );
}

/** The contract to read, made of the document that machines get. */
export const docsPage = (reference: Reference): string => `<!doctype html>${renderToString(<Page {...reference} />)}`;
