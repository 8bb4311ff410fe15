import type { Type } from '@nestjs/common';
import { InvalidRequest } from '../../../kernel/domain-error.js';
import type { Dto } from '../dto.js';
import { instantiation } from './dto-instance.js';
import { partsOf } from './dto-schema.js';
import { explain } from './explain.js';
import { compileSchema } from './schema-compiler.js';

/** The body as an instance of its class. Throws InvalidRequest, naming the field and what it should be. */
type TakeBody<Body extends object> = (body: unknown) => Body;

const compiled = new WeakMap<Dto, TakeBody<object>>();

/** Compiles when it is first asked: a start would wait for classes whose requests may never come. */
export function compileDto<Body extends object>(dto: Type<Body>): TakeBody<Body> {
  const known = compiled.get(dto);
  if (known !== undefined) return known as TakeBody<Body>;
  const parts = partsOf([dto]);
  const schemas = Object.fromEntries([...parts].map(([part, schema]) => [part.name, schema]));
  const matches = compileSchema(dto.name, schemas);
  const instantiate = instantiation(dto, parts);
  const take: TakeBody<Body> = (body) => {
    if (!matches(body)) throw new InvalidRequest(explain(matches.errors ?? []));
    return instantiate(body);
  };
  compiled.set(dto, take);
  return take;
}
