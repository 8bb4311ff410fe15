import { applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { ApiQueryOptions, OpenAPIObject } from '@nestjs/swagger';
import { InvalidRequest } from '../../kernel/domain-error.js';
import { declareDto } from './contract-dtos.js';
import type { Dto } from './dto.js';
import { Documented } from './openapi/documented.js';
import type { HttpRequest } from './request.js';
import { compileDto } from './validation/compiled-dto.js';
import { schemasOf } from './validation/dto-schema.js';

type SchemaObject = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>[string];

/** The parameters behind the `?`, checked like a body against a DTO of strings. A parameter that comes twice is none. */
export function RequestQuery(dto: Dto): ParameterDecorator {
  declareDto(dto);
  const Checked = createParamDecorator((_: unknown, context: ExecutionContext) => {
    const query = context.switchToHttp().getRequest<HttpRequest>().query as Record<string, unknown>;
    const taken = compileDto(dto)(query);
    // PostgreSQL stores no U+0000.
    const nul = Object.keys(query).find((name) => String(query[name]).includes('\u0000'));
    if (nul !== undefined) throw new InvalidRequest(`${nul} must not contain U+0000.`);
    return taken;
  });
  return (target, method, index) => {
    Checked()(target, method, index);
    const descriptor = method === undefined ? undefined : Object.getOwnPropertyDescriptor(target, method);
    if (method === undefined || descriptor === undefined) return;
    Documented(({ ApiQuery }) => applyDecorators(...parametersOf(dto).map((one) => ApiQuery(one))))(
      target,
      method,
      descriptor,
    );
  };
}

function parametersOf(dto: Dto): ApiQueryOptions[] {
  const { properties = {}, required = [] } = schemasOf([dto]).get(dto.name) ?? {};
  return Object.entries(properties).map(([name, { description, ...schema }]) => {
    const about = { name, required: required.includes(name), ...(description !== undefined && { description }) };
    return { ...about, schema: schema as SchemaObject };
  });
}
