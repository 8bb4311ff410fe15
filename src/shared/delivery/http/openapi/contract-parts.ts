import { Injectable } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';

type Components = NonNullable<OpenAPIObject['components']>;

/** A tag of the OpenAPI document, a section of the reference: of the operations whose path begins with its name. */
export interface ContractTag {
  readonly name: string;
  /** For people. */
  readonly title: string;
  readonly description: string;
  /** In the order of these; what nobody has told of comes last. */
  readonly place: number;
}

/** What the contract says beyond the operations that controllers declare. */
export interface ContractPart {
  readonly tags?: readonly ContractTag[];
  /** Routes on which another protocol answers. Written out by hand, beside what serves them. */
  readonly paths?: OpenAPIObject['paths'];
  readonly securitySchemes?: Components['securitySchemes'];
  /** Declared operations that this installation does not offer. */
  readonly withheld?: readonly string[];
}

/** The document may be made before modules start, so whoever has something to add does it in the constructor. */
@Injectable()
export class ContractParts {
  readonly #parts: ContractPart[] = [];

  add(part: ContractPart): void {
    this.#parts.push(part);
  }

  all(): readonly ContractPart[] {
    return this.#parts;
  }
}
