import type { CallToolResult } from '@modelcontextprotocol/server';
import type { ErrorAnswer } from '../http/errors/error-answer.js';
import type { McpTool, ToolAnswer } from './mcp-tool.js';

/** What helps against a refusal, whatever the tool. */
const ADVICE: Readonly<Record<string, string>> = {
  invalid_request: 'Nothing was done. Correct the argument that the message names, then call again.',
  not_found: 'Ids come from the list tools, and only those of this person are found.',
  unavailable: 'Call again in a few seconds, with the same idempotency_key where the tool takes one.',
  internal_error: 'Call once more; if it fails again, tell the person that the service has a problem.',
};

const text = (words: string) => ({ type: 'text' as const, text: words });

/**
 * The body twice, for clients that read structured content and for those that do not. Words of ours stand in a block
 * of their own, so that no text out of a feed can pass for one of them.
 */
export const answered = ({ body, next }: ToolAnswer<object>): CallToolResult => ({
  structuredContent: { ...body },
  content: [text(JSON.stringify(body)), ...(next === undefined ? [] : [text(next)])],
});

/** A refusal is a result: agents get to read it. It has the Error body of REST, and what to do next. */
export function refused({ body }: ErrorAnswer, tool: McpTool): CallToolResult {
  const next = tool.advice?.[body.error] ?? ADVICE[body.error];
  return { isError: true, content: [text(JSON.stringify(body)), ...(next === undefined ? [] : [text(next)])] };
}
