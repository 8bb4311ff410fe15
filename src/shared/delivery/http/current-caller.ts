import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Caller } from '../../kernel/caller.js';
import type { HttpRequest } from './request.js';

function callerOf(context: ExecutionContext): Caller {
  const { verified, session } = context.switchToHttp().getRequest<HttpRequest>();
  const credentials = verified ?? session;
  if (credentials === null) throw new Error('CurrentCaller is used in an operation that does not authenticate.');
  return credentials.caller;
}

/** The Caller behind the credentials of an operation: its bearer token or its session. */
export const CurrentCaller = createParamDecorator((_: unknown, context: ExecutionContext) => callerOf(context));

/** The same in an operation with `auth: 'skill_if_sent'`; null where none was sent. */
export const CallerIfSent = createParamDecorator(
  (_: unknown, context: ExecutionContext): Caller | null =>
    context.switchToHttp().getRequest<HttpRequest>().verified?.caller ?? null,
);
