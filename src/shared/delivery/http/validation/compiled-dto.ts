import { InvalidRequest } from '../../../kernel/domain-error.js';
import { declareDto } from '../contract-dtos.js';
import type { Dto } from '../dto.js';
import { schemasOf } from './dto-schema.js';
import { explain } from './explain.js';
import { compileSchema } from './schema-compiler.js';

/** Throws InvalidRequest, naming the field and what it should be. */
type Check = (body: unknown) => void;

const bodies = new Set<Dto>();
const compiled = new WeakMap<Dto, Check>();

/** Remembers a class that requests are checked against, so that it is compiled at start and not on a first request. */
export function declareBody(dto: Dto): void {
  bodies.add(dto);
  declareDto(dto);
}

export function compileDeclaredBodies(): void {
  for (const dto of bodies) compileDto(dto);
}

export function compileDto(dto: Dto): Check {
  const known = compiled.get(dto);
  if (known !== undefined) return known;
  const matches = compileSchema(dto.name, Object.fromEntries(schemasOf([dto])));
  const check: Check = (body) => {
    if (!matches(body)) throw new InvalidRequest(explain(matches.errors ?? []));
  };
  compiled.set(dto, check);
  return check;
}
