import type { OpenAPIObject } from '@nestjs/swagger';
import type { JsonSchema } from '../dto.js';

/** What is sent or answered. `schema` is missing where the media type says all (a page, say). */
export interface ShownContent {
  readonly mediaType: string;
  readonly schema?: JsonSchema;
}

export interface ShownParameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
}

export interface ShownResponse {
  readonly status: string;
  readonly description: string;
  readonly content: ShownContent | null;
}

/** The part of an operation that readers see. */
export interface ShownOperation {
  readonly method: string;
  readonly path: string;
  readonly id: string;
  readonly summary: string;
  readonly description?: string;
  /** Names of security schemes, any of which will do. */
  readonly security: readonly string[];
  /** Open to everybody, with or without credentials. */
  readonly open: boolean;
  readonly parameters: readonly ShownParameter[];
  readonly body: ShownContent | null;
  readonly responses: readonly ShownResponse[];
}

export interface ShownSection {
  readonly name: string;
  readonly title: string;
  readonly description?: string;
  readonly operations: readonly ShownOperation[];
}

interface RawContent {
  readonly description?: string;
  readonly content?: Readonly<Record<string, { readonly schema?: JsonSchema }>>;
}

interface RawOperation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly (Omit<ShownParameter, 'required' | 'schema'> & Partial<ShownParameter>)[];
  readonly requestBody?: RawContent;
  readonly responses: Readonly<Record<string, RawContent>>;
}

interface RawTag {
  readonly name: string;
  readonly description?: string;
  readonly 'x-displayName'?: string;
}

function contentOf(raw: RawContent | undefined): ShownContent | null {
  const [first] = Object.entries(raw?.content ?? {});
  return first === undefined ? null : { mediaType: first[0], ...first[1] };
}

function shown(method: string, path: string, raw: RawOperation): ShownOperation {
  return {
    method: method.toUpperCase(),
    path,
    id: raw.operationId ?? path,
    summary: raw.summary ?? '',
    ...(raw.description !== undefined && { description: raw.description }),
    security: (raw.security ?? []).flatMap((scheme) => Object.keys(scheme)),
    open: raw.security?.every((scheme) => Object.keys(scheme).length > 0) !== true,
    parameters: (raw.parameters ?? []).map((one) => ({
      ...one,
      required: one.required === true,
      schema: one.schema ?? {},
    })),
    body: contentOf(raw.requestBody),
    responses: Object.entries(raw.responses).map(([status, response]) => ({
      status,
      description: response.description ?? '',
      content: contentOf(response),
    })),
  };
}

/** The operations of a document by its tags, both in its order. */
export function sectionsOf(document: OpenAPIObject): readonly ShownSection[] {
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item as Readonly<Record<string, RawOperation>>).map(
      ([method, raw]) => [raw.tags?.[0], shown(method, path, raw)] as const,
    ),
  );
  return ((document.tags ?? []) as readonly RawTag[]).map(({ name, description, 'x-displayName': title }) => ({
    name,
    title: title ?? name,
    ...(description !== undefined && { description }),
    operations: operations.flatMap(([tag, operation]) => (tag === name ? operation : [])),
  }));
}

/** What a caller needs for an operation, in words. */
const CREDENTIALS: Readonly<Record<string, string>> = {
  skill_session: 'a bearer token',
  dashboard_session: 'the session cookie of a signed-in person',
  oauth: 'an OAuth access token',
};

export function credentialsFor({ security, open }: ShownOperation): string {
  const named = security.map((scheme) => CREDENTIALS[scheme] ?? scheme).join(' or ');
  if (named === '') return 'no credentials';
  return open ? `${named}, or nothing` : named;
}
