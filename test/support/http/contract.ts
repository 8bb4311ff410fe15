import type { ValidateFunction } from 'ajv/dist/2020.js';
import type { JsonSchema } from '../../../src/shared/delivery/http/dto.js';
import { compileSchema } from '../../../src/shared/delivery/http/validation/schema-compiler.js';

type Method = 'get' | 'post';

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
  /** post unless said otherwise, as nearly all operations are. */
  readonly method?: Method;
  readonly status: number;
  readonly body: unknown;
}

/** Checks answers of operations against the published document, so that no test can pass off the contract. */
export class Contract {
  private readonly compiled = new Map<string, ValidateFunction>();

  constructor(private readonly document: ContractDocument) {}

  /** Of all operations. */
  paths(): readonly string[] {
    return Object.keys(this.document.paths);
  }

  /** Of operations whose body has a field of such a name. */
  naming(field: RegExp): readonly string[] {
    const { schemas } = this.document.components as { schemas: Record<string, { properties?: object } | undefined> };
    const bodies = Object.entries(this.document.paths as Record<string, { post?: { requestBody?: object } }>);
    return bodies.flatMap(([path, { post }]) => {
      const name = /#\/components\/schemas\/(\w+)/.exec(JSON.stringify(post?.requestBody ?? {}))?.[1] ?? '';
      return Object.keys(schemas[name]?.properties ?? {}).some((one) => field.test(one)) ? [path] : [];
    });
  }

  /** Whether there is such an operation. */
  has(method: Method, path: string): boolean {
    return this.responsesOf(path, method) !== undefined;
  }

  /** Throws when the document does not allow this body with this status. */
  check({ path, method = 'post', status, body }: Answer): void {
    const matches = this.validatorOf(path, method, String(status));
    if (matches(body)) return;
    const why = matches.errors?.map((error) => `${error.instancePath || '/'} ${error.message ?? ''}`).join('; ');
    throw new Error(`${path} answered ${status} off the contract: ${why ?? ''}\n${JSON.stringify(body, null, 2)}`);
  }

  private validatorOf(path: string, method: Method, status: string): ValidateFunction {
    const key = `${method} ${path} ${status}`;
    const known = this.compiled.get(key);
    if (known !== undefined) return known;
    const { schemas } = this.document.components as { schemas: Record<string, JsonSchema> };
    const compiled = compileSchema('Answer', { ...schemas, Answer: this.schemaOf(path, method, status) });
    this.compiled.set(key, compiled);
    return compiled;
  }

  private schemaOf(path: string, method: Method, status: string): JsonSchema {
    const responses = this.responsesOf(path, method);
    // An unknown route answers like any other error.
    const response = responses === undefined ? undefined : (responses[status] ?? responses['default']);
    return response?.content?.['application/json']?.schema ?? { $ref: '#/components/schemas/ErrorBody' };
  }

  private responsesOf(path: string, method: Method): Record<string, Response> | undefined {
    const paths = this.document.paths as Record<
      string,
      Partial<Record<Method, { responses: Record<string, Response> }>>
    >;
    return paths[path]?.[method]?.responses;
  }
}
