import { Logger } from '@nestjs/common';
import { afterEach, describe, expect, test } from '@jest/globals';
import { HttpLanguageModel } from '../../../src/briefing/adapters/language-model/http-language-model.js';
import { ModelPatience } from '../../../src/briefing/adapters/language-model/model-service.js';
import type { Writing } from '../../../src/briefing/domain/rewriting/writing.js';
import type { Script } from '../../../src/briefing/domain/script.js';
import type { Material } from '../../../src/briefing/domain/composing/material.js';
import { completes, faithful, ModelServer, sendJson, type Answering } from '../../support/servers/model-server.js';
import { newsIn, NOW } from '../domain/composing/newsroom.js';
import { failedAttempt, requestedData } from '../domain/samples.js';
import { ComposingInMemory, of } from './composing-in-memory.js';

// A model that fails is a line of the log.
Logger.overrideLogger(false);

class Hasty extends ModelPatience {
  override readonly firstWaitMs = 1;
}

let server: ModelServer | null = null;
let models: HttpLanguageModel[] = [];

afterEach(async () => {
  await Promise.all(models.map((model) => model.onApplicationShutdown()));
  await server?.close();
  [server, models] = [null, []];
});

const request = { ...requestedData.request, capacity: { targetLengthSeconds: 300 } };

function room(material: readonly Material[] = newsIn('en')): ComposingInMemory {
  return new ComposingInMemory({ ...requestedData, request, requestedAt: NOW }, () => of(material));
}

/** Composing with a model that answers so. */
async function withModel(answering: Answering, terms = {}, material?: readonly Material[]): Promise<ComposingInMemory> {
  server = await ModelServer.start(answering);
  const endpoint = { url: server.url, model: 'm-1', apiKey: null, tokensPerBriefing: 100_000, timeoutMs: 60_000 };
  const model = new HttpLanguageModel({ languageModel: { ...endpoint, ...terms } }, new Hasty());
  models.push(model);
  const composing = room(material);
  composing.model = model;
  return composing;
}

const file = <T>(composing: ComposingInMemory, name: string): T =>
  JSON.parse(composing.files.contents.get(`${name}.json`)!) as T;

/** Without its random part. */
function scriptOf(composing: ComposingInMemory): Script {
  const { nonce: _, ...script } = file<Script & { readonly nonce: string }>(composing, 'script');
  return script;
}

const writingOf = (composing: ComposingInMemory): Writing => file(composing, 'writing');

async function ownScript(): Promise<Script> {
  const composing = room();
  await composing.compose();
  expect(composing.event('BriefingComposed').writing).toBeNull();
  return scriptOf(composing);
}

const byModel = ({ lines }: Script): number => lines.filter(({ writtenBy }) => writtenBy === 'model').length;

describe('a briefing with a language model', () => {
  test('is written by it, and its history names what it wrote', async () => {
    const composing = await withModel(completes(faithful));
    await composing.compose();
    const { writing } = composing.event('BriefingComposed');
    const kept = writingOf(composing);
    expect(writing?.sha256).toBe(composing.files.sha256Of(kept));
    expect(kept).toMatchObject({ model: 'm-1', endpoint: new URL(server!.url).host, stopped: null, takenBack: [] });
    expect(kept.requests).toBe(server!.requests.length);
    expect(kept.tokens).toEqual({ prompt: 900 * kept.requests, completion: 300 * kept.requests, estimated: false });
    const script = scriptOf(composing);
    expect(byModel(script)).toBeGreaterThan(5);
    expect(script.groundedness).toEqual(kept.groundedness);
    expect(composing.selection().entries.filter(({ outcome }) => outcome === 'used').length).toBe(
      script.ledger.filter(({ outcome }) => outcome === 'used').length,
    );
  });

  test('asks once more for a line that does not hold, with the reason, and takes what comes then', async () => {
    const invents: Answering = completes((data) =>
      faithful(data).map((line, index) =>
        index === 1 && data.stories ? { ...line, text: 'Mayor Quentin Zorn resigned after 9,876 complaints.' } : line,
      ),
    );
    const composing = await withModel(invents);
    await composing.compose();
    const { judged, groundedness } = writingOf(composing);
    const rejected = judged.find(({ verdict }) => !verdict.ok);
    expect(rejected).toMatchObject({
      attempt: 1,
      line: { text: 'Mayor Quentin Zorn resigned after 9,876 complaints.' },
    });
    expect(server!.requests.at(-1)?.data.lines).toMatchObject([{ wrong: expect.stringMatching(/./) }]);
    expect(judged.at(-1)).toMatchObject({ attempt: 2, verdict: { ok: true } });
    expect(groundedness.replaced).toBe(0);
    expect(JSON.stringify(scriptOf(composing))).not.toContain('Zorn');
  });

  test('says its own sentence where a line does not hold twice', async () => {
    const composing = await withModel(
      completes((data) =>
        faithful(data).map((line, index) =>
          (index === 1 && data.open) || data.lines ? { ...line, text: 'Zorn fined 9,876 people.' } : line,
        ),
      ),
    );
    await composing.compose();
    const script = scriptOf(composing);
    expect(script.groundedness).toMatchObject({ replaced: 1 });
    expect(byModel(script)).toBeGreaterThan(5);
    expect(JSON.stringify(script)).not.toContain('Zorn');
  });

  test('sends nothing that its listener wrote', async () => {
    const composing = await withModel(completes(faithful));
    composing.sources.words = {
      userRequest: 'The port of Rellham, and a secret: xyzzy',
      preferenceContext: { a: 'plugh' },
    };
    await composing.compose();
    expect(byModel(scriptOf(composing))).toBeGreaterThan(0);
    expect(JSON.stringify(server!.requests)).not.toMatch(/xyzzy|plugh/);
  });
});

describe('a briefing whose language model', () => {
  const unused = async (composing: ComposingInMemory, stopped: string): Promise<void> => {
    const state = await composing.compose();
    expect(state.status).toBe('queued');
    expect(writingOf(composing).stopped).toBe(stopped);
    expect(scriptOf(composing)).toEqual(await ownScript());
  };

  test('is away is the one of the rules alone, and its history says why', async () => {
    const composing = await withModel(completes(faithful));
    await server!.close();
    await unused(composing, 'unreachable');
  });

  test('never answers is that one, too', async () => {
    await unused(await withModel(() => undefined, { timeoutMs: 100 }), 'too_late');
  });

  test('would cost more than its budget is that one, too', async () => {
    await unused(await withModel(completes(faithful), { tokensPerBriefing: 500 }), 'over_budget');
    expect(server!.requests).toEqual([]);
  });

  test('refuses its key is that one, too, after one request', async () => {
    await unused(await withModel((_, response) => sendJson(response, 401, {})), 'rejected');
    expect(server!.requests).toHaveLength(1);
  });

  test('was asked by two attempts that were killed is not asked a third time', async () => {
    const composing = await withModel(completes(faithful));
    composing.history.events.push(failedAttempt('compose', 1), failedAttempt('compose', 2));
    await unused(composing, 'asked_before');
    expect(server!.requests).toEqual([]);
  });
});

test('a composition that is to end while a model writes ends, and nothing is recorded', async () => {
  const stop = new AbortController();
  const composing = await withModel(() => stop.abort(new Error('handed back')));
  await expect(composing.compose(stop.signal)).rejects.toThrow('handed back');
  expect(composing.history.events).toHaveLength(1);
});

test('a history that is away for a while costs no second writing', async () => {
  const composing = await withModel(completes(faithful));
  const record = composing.history.record.bind(composing.history);
  composing.history.record = () => Promise.reject(new Error('the store is away'));
  await expect(composing.compose()).rejects.toThrow('the store is away');
  const requests = server!.requests.length;
  composing.history.record = record;
  await composing.compose();
  expect(byModel(scriptOf(composing))).toBeGreaterThan(0);
  expect(server!.requests).toHaveLength(requests);
});
