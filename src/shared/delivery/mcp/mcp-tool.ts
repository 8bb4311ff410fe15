import type { Type } from '@nestjs/common';
import type { Dto } from '../http/dto.js';
import type { CallerLimit } from '../http/routes/route-config.js';
import { compileDto } from '../http/validation/compiled-dto.js';
import type { RequiredRole } from '../../kernel/caller.js';
import type { McpCall } from './mcp-call.js';

/** Hints of the protocol: what a client may do without asking the person. */
export interface ToolHints {
  readonly readOnly: boolean;
  /** It deletes something. */
  readonly destructive: boolean;
  /** Repeating the call changes nothing more. */
  readonly idempotent: boolean;
  /** It sends requests to servers of others. */
  readonly openWorld: boolean;
}

export const READS: ToolHints = { readOnly: true, destructive: false, idempotent: true, openWorld: false };

export interface ToolAnswer<Output extends object> {
  /** What the REST operation answers. */
  readonly body: Output;
  /** A summary for the agent, and the next step. Never contains text of a feed. */
  readonly next?: string;
}

interface Described {
  /** snake_case verb and noun. */
  readonly name: string;
  readonly title: string;
  /** When to use it, and which tool comes next. */
  readonly description: string;
  readonly hints: ToolHints;
  /** Tighter than the general limit, counted together with the operation of REST. */
  readonly limit?: CallerLimit;
  /** Listed to members with this role, or one of these, only, and refused to everybody else. */
  readonly role?: RequiredRole;
  /** It may take minutes: it uses the connections and deadlines of background work. */
  readonly takesLong?: boolean;
  /** What to do about a refusal, by its `error` code, where this tool knows better than the general advice. */
  readonly advice?: Readonly<Record<string, string>>;
}

interface Declaration<Input extends object, Output extends object> extends Described {
  readonly input: Type<Input>;
  readonly output: Type<Output>;
  /** Throws DomainError. */
  readonly run: (body: Input, call: McpCall) => Promise<ToolAnswer<Output>>;
}

/** One thing that an agent can do for its person, over the commands and queries that REST dispatches too. */
export interface McpTool extends Described {
  readonly input: Dto;
  readonly output: Dto;
  /** Throws InvalidRequest, which names the argument, and DomainError. */
  readonly call: (args: unknown, call: McpCall) => Promise<ToolAnswer<object>>;
}

/** Takes arguments as REST takes bodies: checked against the schema of the same class, and instances of it. */
export function tool<Input extends object, Output extends object>(declared: Declaration<Input, Output>): McpTool {
  const { run, input, ...described } = declared;
  return { ...described, input, call: async (args, circumstances) => run(compileDto(input)(args), circumstances) };
}
