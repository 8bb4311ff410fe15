import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { InvalidRequest } from '../../../kernel/domain-error.js';
import { declareDto } from '../contract-dtos.js';
import type { Dto } from '../dto.js';
import { Documented } from '../openapi/documented.js';
import type { HttpRequest } from '../request.js';
import { compileDto } from '../validation/compiled-dto.js';

export interface BodyOptions {
  /** A missing body is an empty object. */
  readonly optional?: boolean;
}

function bodyOf(request: HttpRequest, optional: boolean): unknown {
  if (request.body !== undefined) return request.body;
  if (optional) return {};
  throw new InvalidRequest('The body must be a JSON object with Content-Type application/json.');
}

/** The JSON body, checked against the schema of the DTO, as an instance of it. */
export function RequestBody(dto: Dto, options: BodyOptions = {}): ParameterDecorator {
  const optional = options.optional ?? false;
  declareDto(dto);
  const Checked = createParamDecorator((_: unknown, context: ExecutionContext) => {
    return compileDto(dto)(bodyOf(context.switchToHttp().getRequest<HttpRequest>(), optional));
  });
  return (target, method, index) => {
    Checked()(target, method, index);
    if (method === undefined) return;
    const descriptor = Object.getOwnPropertyDescriptor(target, method);
    const described = Documented(({ ApiBody }) => ApiBody({ type: dto, required: !optional }));
    if (descriptor !== undefined) described(target, method, descriptor);
  };
}
