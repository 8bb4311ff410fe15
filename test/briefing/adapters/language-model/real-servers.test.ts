import { afterEach, describe, expect, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { HttpLanguageModel } from '../../../../src/briefing/adapters/language-model/http-language-model.js';
import { ModelPatience } from '../../../../src/briefing/adapters/language-model/model-service.js';
import { ModelFailure, type ModelAnswer } from '../../../../src/briefing/application/ports/language-model.js';
import {
  completion,
  ModelServer,
  sendJson,
  type Answering,
  type ModelRequest,
} from '../../../support/servers/model-server.js';

// Each failure is a line of the log.
Logger.overrideLogger(false);

const LINE = { place: 's1', host: 0, text: 'The harbour is open.', cites: ['e1'] };
const LINES = JSON.stringify({ lines: [LINE] });

class Hasty extends ModelPatience {
  override readonly firstWaitMs = 1;
  override readonly longestWaitMs = 50;
}

let server: ModelServer;
let model: HttpLanguageModel;

afterEach(async () => {
  await model?.onApplicationShutdown();
  await server?.close();
});

async function start(answering: Answering): Promise<void> {
  server = await ModelServer.start(answering);
  const languageModel = { url: server.url, model: 'm-1', apiKey: 'key', tokensPerBriefing: 100_000, timeoutMs: 60_000 };
  model = new HttpLanguageModel({ languageModel }, new Hasty());
}

const ask = (): Promise<ModelAnswer> =>
  model.ask(
    { rules: 'Answer with JSON.', data: '{"stories":[]}', schema: { type: 'object' }, answerTokens: 100 },
    100_000,
    new AbortController().signal,
  );

/** How it went, in how many requests. */
async function outcome(): Promise<string> {
  const answer = await ask().catch((error: unknown) => error as ModelFailure);
  if (answer instanceof ModelFailure) return `${answer.reason} ${answer.spent.requests}`;
  expect(answer.answer.lines).toEqual([LINE]);
  return `answered ${answer.requests}`;
}

type Reply = readonly [status: number, body: unknown, headers?: object];

/** By the format that is asked for; what is not listed is answered well. */
async function outcomeOf(replies: Readonly<Record<string, Reply>>): Promise<string> {
  const format = ({ body }: ModelRequest): string => body.response_format?.type ?? 'words';
  await start((request, response) => {
    const [status, body, headers] = replies[format(request)] ?? replies['any'] ?? [200, completion(LINES)];
    sendJson(response, status, body, headers);
  });
  return outcome();
}

const fault = (message: string, more: object = {}): object => ({ error: { message, ...more } });
const saying = (message: object, finish: string | null = 'stop', usage: object | null = null): object => ({
  choices: [{ index: 0, message: { role: 'assistant', ...message }, finish_reason: finish }],
  usage,
});

describe('A service of models that think', () => {
  test.each([
    ['keeps thoughts apart', { content: LINES, reasoning_content: 'Let me see: {"lines": 1}' }],
    ['says in its thoughts what should be its answer', { content: '', reasoning: LINES }],
    ['has no content, and the answer in the older field', { content: null, reasoning_content: `So: ${LINES}` }],
    ['leaves thoughts before the answer', { content: `<think>{"lines": []} or {"a": 1}</think>\n\n${LINES}` }],
    ['opens no tag but closes one', { content: `Two stories {s1} …</think>${LINES}` }],
    ['writes its tags in brackets', { content: `[THINK]{"lines": "?"}[/THINK]${LINES}` }],
    ['writes its tags in triangles', { content: `◁think▷{}◁/think▷${LINES}` }],
    [
      'lets its channels through',
      { content: `<|channel|>analysis<|message|>{}<|end|><|start|>assistant<|channel|>final<|message|>${LINES}` },
    ],
    [
      'has parts, of which one is a thought',
      {
        content: [
          { type: 'thinking', thinking: [] },
          { type: 'text', text: LINES },
        ],
      },
    ],
  ])('is understood when it %s', async (_, message) => {
    expect(await outcomeOf({ any: [200, saying(message)] })).toBe('answered 1');
  });

  test('is cut off when it thinks until its tokens are used up', async () => {
    expect(await outcomeOf({ any: [200, saying({ content: null, reasoning: 'Well, …' }, 'length')] })).toBe(
      'cut_off 1',
    );
  });

  test('keeps a line that speaks of a tag', async () => {
    const line = { ...LINE, text: 'They write </think> there.' };
    await start((_, response) => sendJson(response, 200, completion(JSON.stringify({ lines: [line] }))));
    expect((await ask()).answer.lines).toEqual([line]);
  });
});

describe('A service that refuses a response format', () => {
  const only = "'response_format.type' must be 'json_schema' or 'text'";
  const unknown = "Invalid parameter: 'response_format' of type 'json_schema' is not supported with this model.";

  test.each([
    ['is asked for a schema when it knows nothing else', { json_object: [400, { error: only }] }, 'answered 1'],
    ['is asked for an object', { json_schema: [400, fault(unknown, { param: 'response_format' })] }, 'answered 2'],
    [
      'is asked for an object when it says so with a space',
      { json_schema: [400, fault('This model does not support response format `json_schema`.')] },
      'answered 2',
    ],
    [
      'is asked in words when it offers none',
      {
        json_schema: [400, fault('This response_format type is unavailable now')],
        json_object: [400, fault('This response_format type is unavailable now')],
      },
      'answered 3',
    ],
    [
      'is asked for an object when nobody serves the schema',
      { json_schema: [404, fault('No endpoints found that can handle the requested parameters.', { code: 404 })] },
      'answered 2',
    ],
    [
      'is asked for an object when its grammar fails',
      { json_schema: [400, fault('failed to parse grammar', { code: 400, type: 'invalid_request_error' })] },
      'answered 2',
    ],
    [
      'is asked for an object when it forbids what it does not know',
      {
        json_schema: [
          422,
          {
            object: 'error',
            message: {
              detail: [
                {
                  type: 'extra_forbidden',
                  loc: ['body', 'response_format', 'json_schema'],
                  msg: 'Extra inputs are not permitted',
                },
              ],
            },
          },
        ],
      },
      'answered 2',
    ],
  ] as const)('%s', async (_, replies, expected) => {
    expect(await outcomeOf(replies)).toBe(expected);
  });
});

describe('A fault of a service', () => {
  const filtered = fault(
    "The response was filtered due to the prompt triggering the service's content management policy.",
    {
      code: 'content_filter',
      status: 400,
      innererror: { code: 'ResponsibleAIPolicyViolation' },
    },
  );

  test.each([
    ['of a filter before the model is a refusal, and the question is not sent again', [400, filtered], 'refused 1'],
    ['of a filter behind the model is a refusal', [200, saying({ content: '' }, 'content_filter')], 'refused 1'],
    [
      'that no money is left is final',
      [429, fault('You exceeded your current quota.', { code: 'insufficient_quota' })],
      'rejected 1',
    ],
    [
      'that no such model is there is final',
      [404, fault('model "m-1" not found, try pulling it first', { type: 'not_found_error' })],
      'rejected 1',
    ],
    [
      'that the question is too long is final',
      [400, fault("This model's maximum context length is 4096 tokens. However, you requested 9000 tokens.")],
      'rejected 1',
    ],
    [
      'that the context is too small is final',
      [400, fault('the request exceeds the available context size', { type: 'exceed_context_size_error' })],
      'rejected 1',
    ],
    [
      'that the answer may not be so long is final',
      [400, fault('max_tokens is too large: 18000. This model supports at most 4096 completion tokens.')],
      'rejected 1',
    ],
    [
      'that the model made no JSON is tried again',
      [400, fault('Failed to generate JSON.', { code: 'json_validate_failed', failed_generation: '' })],
      'unusable 3',
    ],
    [
      'that the model is being loaded is waited for',
      [503, { error: { code: 503, message: 'Loading model', type: 'unavailable_error' } }],
      'busy 3',
    ],
    ['in an answer of status 200 is tried again', [200, fault('Provider returned error', { code: 502 })], 'unusable 3'],
    [
      'in the middle of an answer is tried again',
      [200, saying({ content: '{"lines": [{"pl' }, 'error', { prompt_tokens: null, completion_tokens: null })],
      'unusable 3',
    ],
    [
      'that leaves nothing is tried again',
      [200, saying({ content: null, refusal: null }, 'stop', { prompt_tokens: 0, completion_tokens: 0 })],
      'unusable 3',
    ],
    [
      'as a page of a proxy is tried again',
      [502, '<html><body><h1>502 Bad Gateway</h1></body></html>'],
      'unreachable 3',
    ],
    ['of the key is final', [401, fault('Incorrect API key provided', { code: 'invalid_api_key' })], 'rejected 1'],
  ] as const)('%s', async (_, reply, expected) => {
    expect(await outcomeOf({ any: reply })).toBe(expected);
  });

  test('that the model is being loaded passes', async () => {
    await start((_, response) =>
      server.requests.length < 3
        ? sendJson(response, 503, fault('Loading model', { code: 503 }))
        : sendJson(response, 200, completion(LINES)),
    );
    expect(await outcome()).toBe('answered 3');
  });

  test('is told by its first words, however long it is', async () => {
    const long = fault(`Bad Request: ${'model '.repeat(100_000)} insufficient_quota`);
    expect(await outcomeOf({ any: [400, long] })).toBe('rejected 3');
  });
});

describe('Tokens', () => {
  test.each([
    ['there is no count', null],
    ['the count is null', { prompt_tokens: null, completion_tokens: null, total_tokens: 0 }],
    ['the count is nought', { prompt_tokens: 0, completion_tokens: 0 }],
  ])('are estimated when %s', async (_, usage) => {
    await start((_, response) => sendJson(response, 200, saying({ content: LINES }, 'stop', usage)));
    const { tokens } = await ask();
    expect(tokens.estimated).toBe(true);
    expect(tokens.completion).toBeGreaterThan(5);
  });
});

describe('A stream that nobody asked for', () => {
  const events = (...chunks: readonly unknown[]): string =>
    chunks.map((chunk) => `data: ${typeof chunk === 'string' ? chunk : JSON.stringify(chunk)}\n\n`).join('');
  const delta = (fields: object, finish: string | null = null): object => ({
    choices: [{ index: 0, delta: fields, finish_reason: finish }],
  });
  const halves = [LINES.slice(0, 20), LINES.slice(20)] as const;

  test.each([
    [
      'is read when every part has an empty reason to end',
      events(delta({ content: halves[0] }, ''), delta({ content: halves[1] }, ''), '[DONE]'),
      'answered 1',
    ],
    [
      'is read behind filters and thoughts',
      events(
        { choices: [], prompt_filter_results: [] },
        delta({ reasoning_content: '{' }),
        delta({ content: halves[0] }),
        delta({ content: halves[1] }, 'stop'),
        '[DONE]',
      ),
      'answered 1',
    ],
    [
      'is read when the answer comes as thoughts',
      events(
        delta({ reasoning: halves[0] }),
        delta({ reasoning: halves[1] }),
        delta({ content: '' }, 'stop'),
        '[DONE]',
      ),
      'answered 1',
    ],
    [
      'is read when it begins with a comment',
      `: PROCESSING\n\n${events(delta({ content: LINES }, 'stop'), '[DONE]')}`,
      'answered 1',
    ],
    [
      'is cut off when it ends without a reason',
      events(delta({ content: halves[0] }, ''), delta({ content: halves[1] }, '')),
      'cut_off 1',
    ],
    [
      'is asked for again when it breaks',
      events(delta({ content: halves[0] }), { error: { code: 502, message: 'Upstream error' }, ...delta({}, 'error') }),
      'unusable 3',
    ],
  ])('%s', async (_, text, expected) => {
    await start((_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.end(text);
    });
    expect(await outcome()).toBe(expected);
  });
});
