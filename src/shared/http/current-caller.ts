import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Caller } from '../kernel/caller.js';
import type { HttpRequest } from './request.js';

function callerOf(context: ExecutionContext): Caller {
  const { verified } = context.switchToHttp().getRequest<HttpRequest>();
  if (verified === null) throw new Error('CurrentCaller is used in an operation that does not authenticate.');
  return verified.caller;
}

/** The Caller behind the bearer token of an operation with `auth: 'skill'`. */
export const CurrentCaller = createParamDecorator((_: unknown, context: ExecutionContext) => callerOf(context));
