import type { ValidateFunction } from 'ajv/dist/2020.js';
import type { JsonSchema } from '../../src/shared/http/dto.js';
import { compileSchema } from '../../src/shared/http/validation/schema-compiler.js';

interface Response {
  readonly content?: { readonly 'application/json'?: { readonly schema?: JsonSchema } };
}

/** What the checks read of an OpenAPI document. */
export interface ContractDocument {
  readonly paths: object;
  readonly components?: object;
}

export interface Answer {
  readonly path: string;
  readonly status: number;
  readonly body: unknown;
}

/** Checks answers of POST operations against the published document, so that no test can pass off the contract. */
export class Contract {
  private readonly compiled = new Map<string, ValidateFunction>();

  constructor(private readonly document: ContractDocument) {}

  /** Throws when the document does not allow this body with this status. */
  check({ path, status, body }: Answer): void {
    const matches = this.validatorOf(path, String(status));
    if (matches(body)) return;
    const why = matches.errors?.map((error) => `${error.instancePath || '/'} ${error.message ?? ''}`).join('; ');
    throw new Error(`${path} answered ${status} off the contract: ${why ?? ''}\n${JSON.stringify(body, null, 2)}`);
  }

  private validatorOf(path: string, status: string): ValidateFunction {
    const key = `${path} ${status}`;
    const known = this.compiled.get(key);
    if (known !== undefined) return known;
    const { schemas } = this.document.components as { schemas: Record<string, JsonSchema> };
    const compiled = compileSchema('Answer', { ...schemas, Answer: this.schemaOf(path, status) });
    this.compiled.set(key, compiled);
    return compiled;
  }

  private schemaOf(path: string, status: string): JsonSchema {
    const paths = this.document.paths as Record<string, { post?: { responses: Record<string, Response> } }>;
    const responses = paths[path]?.post?.responses;
    // An unknown route answers like any other error.
    const response = responses === undefined ? undefined : (responses[status] ?? responses['default']);
    return response?.content?.['application/json']?.schema ?? { $ref: '#/components/schemas/ErrorBody' };
  }
}
