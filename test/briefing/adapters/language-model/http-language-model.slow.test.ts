import { afterEach, describe, expect, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { HttpLanguageModel } from '../../../../src/briefing/adapters/language-model/http-language-model.js';
import { ModelPatience } from '../../../../src/briefing/adapters/language-model/model-service.js';
import { ModelFailure, type ModelAnswer } from '../../../../src/briefing/application/ports/language-model.js';
import type { Question } from '../../../../src/briefing/domain/rewriting/question.js';
import { completion, ModelServer, sendJson, type Answering } from '../../../support/servers/model-server.js';

const KEY = 'key-that-nobody-may-see-0123456789';
const LINE = { place: 's1', host: 0, text: 'The harbour is open.', cites: ['e1'] };
const LINES = JSON.stringify({ lines: [LINE] });

const QUESTION: Question = {
  rules: 'Answer with JSON.',
  data: JSON.stringify({ stories: [] }),
  schema: { type: 'object', properties: {}, required: [], additionalProperties: false },
  answerTokens: 100,
};

class Hasty extends ModelPatience {
  override readonly connectMs = 60_000;
  override readonly firstWaitMs = 1;
  override readonly longestWaitMs = 50;

  constructor(
    override readonly firstByteMs: number = 60_000,
    override readonly idleMs: number = 60_000,
  ) {
    super();
  }
}

// Each failure is a line of the log.
Logger.overrideLogger(false);

let server: ModelServer;
let model: HttpLanguageModel;

afterEach(async () => {
  await model?.onApplicationShutdown();
  await server?.close();
});

async function start(answering: Answering, patience: ModelPatience = new Hasty()): Promise<void> {
  server = await ModelServer.start(answering);
  const languageModel = { url: server.url, model: 'm-1', apiKey: KEY, tokensPerBriefing: 100_000, timeoutMs: 60_000 };
  model = new HttpLanguageModel({ languageModel }, patience);
}

const ask = (budget = 100_000, signal = new AbortController().signal): Promise<ModelAnswer> =>
  model.ask(QUESTION, budget, signal);

/** Why there is no answer, and what it cost. */
async function failure(budget?: number, signal?: AbortSignal): Promise<{ reason: string; requests: number }> {
  const error = await ask(budget, signal).catch((error: unknown) => error);
  if (!(error instanceof ModelFailure)) throw new Error(`no failure: ${JSON.stringify(error)}`);
  expect(JSON.stringify([error, error.message, error.stack])).not.toContain(KEY);
  return { reason: error.reason, requests: error.spent.requests };
}

const formats = (): (string | undefined)[] => server.requests.map(({ body }) => body.response_format?.type);

const asked = (): number => server.requests.length;

/** Every object of it is closed and all of its fields are required, as strict services demand. */
function isStrict(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return true;
  const { type, properties, required, additionalProperties } = schema as Record<string, unknown>;
  const closed =
    type !== 'object' ||
    (additionalProperties === false && JSON.stringify(Object.keys(properties as object)) === JSON.stringify(required));
  return closed && Object.values(schema).every(isStrict);
}

const refuses = (response: Parameters<Answering>[1], message: string, status = 400): void =>
  sendJson(response, status, { error: { message, type: 'invalid_request_error' } });

describe('a service that knows JSON schemas', () => {
  test('is asked once, strictly, with its key and its model, and its own count of tokens is taken', async () => {
    await start((_, response) => sendJson(response, 200, completion(LINES)));
    expect(await ask()).toEqual({
      answer: { lines: [LINE] },
      tokens: { prompt: 900, completion: 300, estimated: false },
      requests: 1,
    });
    const [{ path, headers, body }] = server.requests as [(typeof server.requests)[0]];
    expect(path).toBe('/v1/chat/completions');
    expect(headers.authorization).toBe(`Bearer ${KEY}`);
    expect(body).toMatchObject({ model: 'm-1', stream: false, response_format: { type: 'json_schema' } });
    expect(isStrict(body.response_format?.json_schema?.schema)).toBe(true);
  });
});

describe('a service that knows JSON objects only', () => {
  test('is asked for a schema once, and for an object from then on', async () => {
    await start(({ body }, response) =>
      body.response_format?.type === 'json_object'
        ? sendJson(response, 200, completion(LINES))
        : refuses(response, "'response_format.type' must be 'json_object' or 'text'"),
    );
    await ask();
    await ask();
    expect(formats()).toEqual(['json_schema', 'json_object', 'json_object']);
  });
});

describe('a service that knows neither', () => {
  const talk = `<think>{"lines": "of thought"}</think>Sure! Here is the JSON:\n\n\`\`\`json\n${LINES}\n\`\`\`\nAnything else?`;

  test('is asked in words from then on, and its JSON is found amid talk, in a fence or in parts', async () => {
    await start(({ body }, response) =>
      body.response_format === undefined
        ? sendJson(response, 200, completion('', { choices: [{ message: { content: talk } }], usage: undefined }))
        : refuses(response, 'Unrecognized request argument supplied: response_format', 422),
    );
    const { answer, tokens } = await ask();
    expect(answer.lines).toEqual([LINE]);
    expect(tokens.estimated).toBe(true);
    expect(tokens.completion).toBeGreaterThan(10);
    server.answering = (_, response) =>
      sendJson(response, 200, { choices: [{ message: { content: [{ type: 'text', text: `${LINES} ` }] } }] });
    expect((await ask()).answer.lines).toEqual([LINE]);
    expect(formats()).toEqual(['json_schema', 'json_object', undefined, undefined]);
  });

  test('is found out also when it does not say what it dislikes', async () => {
    await start(({ body }, response) =>
      body.response_format === undefined
        ? sendJson(response, 200, completion(LINES))
        : refuses(response, 'Bad Request'),
    );
    await ask();
    expect(formats()).toEqual(['json_schema', 'json_object', undefined]);
  });

  test('is asked from the top again after refusing all of it for another reason', async () => {
    await start((_, response) => refuses(response, 'no such model'));
    expect(await failure()).toEqual({ reason: 'rejected', requests: 3 });
    server.answering = (_, response) => sendJson(response, 200, completion(LINES));
    await ask();
    expect(formats().at(-1)).toBe('json_schema');
  });
});

describe('a service of models that think', () => {
  test('gets the name of the limit that it wants, and no temperature', async () => {
    await start(({ body }, response) => {
      if ('max_tokens' in body) refuses(response, "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens'.");
      else if ('temperature' in body) refuses(response, "'temperature' does not support 0.3 with this model.");
      else sendJson(response, 200, completion(LINES));
    });
    await ask();
    await ask();
    expect(asked()).toBe(4);
    expect(formats()).toEqual(Array(4).fill('json_schema'));
  });
});

describe('a service that streams', () => {
  const events = (...chunks: readonly unknown[]): string =>
    chunks.map((chunk) => `data: ${typeof chunk === 'string' ? chunk : JSON.stringify(chunk)}\n\n`).join('');
  const delta = (content: string, finish: string | null = null) => ({
    choices: [{ delta: { content }, finish_reason: finish }],
  });
  const stream = (text: string): void =>
    void (server.answering = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.end(text);
    });

  test('although it is asked not to, is understood, and is found out when it stops in the middle', async () => {
    await start(() => undefined);
    const halves = [LINES.slice(0, 20), LINES.slice(20)] as const;
    const usage = { choices: [], usage: { prompt_tokens: 5, completion_tokens: 7 } };
    stream(`: keep alive\n\n${events(delta(halves[0]), delta(halves[1], 'stop'), usage, '[DONE]')}`);
    expect(await ask()).toMatchObject({ answer: { lines: [LINE] }, tokens: { prompt: 5, completion: 7 } });
    stream(events(delta(halves[0]), delta(halves[1])));
    expect((await failure()).reason).toBe('cut_off');
  });
});

describe('an answer that cannot be used', () => {
  const choice = (changes: object): object => ({ choices: [{ message: { content: LINES }, ...changes }] });

  test.each([
    ['refused', { choices: [{ message: { content: null, refusal: 'I cannot help with that.' } }] }, 1],
    ['refused', choice({ finish_reason: 'content_filter' }), 1],
    ['cut_off', choice({ finish_reason: 'length' }), 1],
    ['unusable', { choices: [] }, 3],
    ['unusable', { error: { message: 'overloaded' } }, 3],
    ['unusable', '<!doctype html><title>Sign in</title>', 3],
    ['unusable', completion('I would rather not answer with JSON.'), 3],
    ['unusable', completion('{"lines": [{"place": "s1", "text": 5, "cites": ["e1"]}]}'), 3],
    ['unusable', completion(JSON.stringify({ lines: Array.from({ length: 500 }, () => LINE) })), 3],
  ])('is told as %s: %j, after %i requests', async (reason, body, requests) => {
    await start((_, response) => sendJson(response, 200, body));
    expect(await failure()).toEqual({ reason, requests });
  });

  test('is asked for again, and all of it is paid for', async () => {
    await start((_, response) =>
      sendJson(
        response,
        200,
        completion(asked() < 3 ? 'no' : LINES, { usage: { prompt_tokens: 10, completion_tokens: 1 } }),
      ),
    );
    expect(await ask()).toMatchObject({ tokens: { prompt: 30, completion: 3 }, requests: 3 });
  });

  test('is not read beyond its bound', async () => {
    await start((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const more = (): void => {
        while (response.write(' '.repeat(65_536)));
        response.once('drain', more);
      };
      more();
    });
    expect(await failure()).toEqual({ reason: 'too_large', requests: 1 });
  });
});

describe('a service in trouble', () => {
  test('is asked again after the time that it asks for', async () => {
    await start((_, response) =>
      asked() === 1
        ? sendJson(response, 429, { error: {} }, { 'retry-after': '0' })
        : sendJson(response, 200, completion(LINES)),
    );
    expect(await ask()).toMatchObject({ requests: 2 });
  });

  test.each([
    ['busy', 429, { 'retry-after': '3600' }, 1],
    ['busy', 503, { 'retry-after': 'Fri, 31 Dec 2100 23:59:59 GMT' }, 1],
    ['busy', 429, { 'retry-after': 'soon' }, 3],
    ['unreachable', 500, {}, 3],
    ['rejected', 401, {}, 1],
    ['rejected', 307, { location: 'http://127.0.0.1:1/elsewhere' }, 1],
  ])('is left as %s when it says %i %j, after %i requests', async (reason, status, headers, requests) => {
    await start((_, response) => sendJson(response, status, { error: { message: `key ${KEY} is wrong` } }, headers));
    expect(await failure()).toEqual({ reason, requests });
    expect(asked()).toBe(requests);
  });

  test('is unreachable when nobody listens, and when it hangs up in the middle', async () => {
    await start((_, response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('{"choices"', () => response.destroy());
    });
    expect(await failure()).toEqual({ reason: 'unreachable', requests: 3 });
    await server.close();
    expect(await failure()).toEqual({ reason: 'unreachable', requests: 3 });
  });

  test('is left when its first byte is late', async () => {
    await start(() => undefined, new Hasty(50));
    expect(await failure()).toEqual({ reason: 'too_late', requests: 1 });
  });

  test('is left when no byte follows', async () => {
    await start((_, response) => void response.write('{'), new Hasty(60_000, 50));
    expect(await failure()).toEqual({ reason: 'too_late', requests: 1 });
  });

  test('is left at the end of the time for the whole, however regularly it drips, and its price is counted', async () => {
    const time = new AbortController();
    await start((_, response) => {
      let drops = 0;
      const drip = setInterval(() => {
        response.write(' ');
        if ((drops += 1) === 20) time.abort();
      }, 5);
      response.on('close', () => clearInterval(drip));
    });
    const error = await ask(100_000, time.signal).catch((error: unknown) => error);
    expect(error).toMatchObject({ reason: 'too_late', spent: { requests: 1, tokens: { estimated: true } } });
  });
});

describe('a budget', () => {
  test('is not exceeded by asking again', async () => {
    await start((_, response) => sendJson(response, 200, completion('no')));
    expect(await failure(1_250)).toEqual({ reason: 'over_budget', requests: 1 });
    expect(asked()).toBe(1);
  });
});
