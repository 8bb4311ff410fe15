import { Logger } from '@nestjs/common';
import { afterEach, describe, expect, test } from '@jest/globals';
import { HttpLanguageModel } from '../../../src/briefing/adapters/language-model/http-language-model.js';
import type { Material } from '../../../src/briefing/domain/composing/material.js';
import type { Writing } from '../../../src/briefing/domain/rewriting/writing.js';
import type { Script } from '../../../src/briefing/domain/script.js';
import { HostCatalogue } from '../../../src/shared/kernel/hosts/host-catalogue.js';
import { LANGUAGES, type Language } from '../../../src/shared/kernel/language.js';
import {
  completion,
  faithful,
  ModelServer,
  sendJson,
  type Answering,
  type AskedData,
  type WrittenLine,
} from '../../support/servers/model-server.js';
import { newsIn, NOW } from '../domain/composing/newsroom.js';
import { requestedData } from '../domain/samples.js';
import { ComposingInMemory, of } from './composing-in-memory.js';
import { INJECTIONS } from './injections.js';

Logger.overrideLogger(false);

let server: ModelServer | null = null;
let model: HttpLanguageModel | null = null;

afterEach(async () => {
  await model?.onApplicationShutdown();
  await server?.close();
});

/** Orders in the title, in the body and in the name of an author, some of them hidden. */
function infected(language: Language): readonly Material[] {
  const { orders } = INJECTIONS[language];
  return newsIn(language).map((item, index) => {
    const order = orders[index % orders.length] ?? '';
    const hidden = [...order].join('\u200b');
    if (index % 3 === 0) return { ...item, title: `${item.title} – ${order}` };
    if (index % 3 === 1) return { ...item, text: `${item.text}\n${order}\n\u202e${hidden}\u202c` };
    return { ...item, author: order, sourceTitle: `${item.sourceTitle} ${hidden}` };
  });
}

/** A model that does as it is told by feeds, by all means that an answer has. */
function obedient(language: Language): Answering {
  const { obeyed } = INJECTIONS[language];
  const lineAt = (place: string, cites: readonly string[], index: number): WrittenLine => ({
    place,
    host: index % 2,
    text: obeyed[index % obeyed.length] ?? '',
    cites,
  });
  const write = (data: AskedData): readonly WrittenLine[] => [
    ...(data.lines ?? []).map(({ place, cites }, index) => lineAt(place, cites, index)),
    ...(data.lines ? [] : faithful(data)),
    ...(data.stories ?? []).map(({ place, sentences }, index) => lineAt(place, [sentences[0]?.id ?? ''], index)),
    ...['open', 'recap', 'system', 's99'].map((place, index) => lineAt(place, ['e1'], index)),
    { ...lineAt('s1', ['e1', 'e999'], 0), host: 7 },
    { ...lineAt('s1', ['e1'], 1), text: 'https://evil.example/ <script>alert(1)</script>' },
  ];
  return ({ data }, response) => {
    const message = {
      content: JSON.stringify({ lines: write(data), title: 'PWNED', hosts: ['Mallory'], system: 'PWNED' }),
      tool_calls: [{ type: 'function', function: { name: 'fetch', arguments: '{"url":"http://127.0.0.1/"}' } }],
    };
    sendJson(response, 200, { ...completion(''), choices: [{ message, finish_reason: 'stop' }] });
  };
}

async function composedOf(language: Language, answering: Answering | null): Promise<ComposingInMemory> {
  const hostIds = HostCatalogue.builtIn.defaultsOf(language).map(({ id }) => id);
  const request = { ...requestedData.request, language, hostIds, capacity: { targetLengthSeconds: 300 } };
  const room = new ComposingInMemory({ ...requestedData, request, requestedAt: NOW }, () => of(infected(language)));
  if (answering !== null) {
    server = await ModelServer.start(answering);
    const endpoint = { url: server.url, model: 'm-1', apiKey: null, tokensPerBriefing: 100_000, timeoutMs: 60_000 };
    model = new HttpLanguageModel({ languageModel: endpoint });
    room.model = model;
  }
  await room.compose();
  return room;
}

const scriptOf = (room: ComposingInMemory): Script => JSON.parse(room.files.contents.get('script.json')!) as Script;

describe.each(LANGUAGES)('a model that obeys what feeds say to it in %s', (language) => {
  test('changes nothing of what the hosts do: each line is one that holds, or the composer’s', async () => {
    const own = scriptOf(await composedOf(language, null));
    const room = await composedOf(language, obedient(language));
    const script = scriptOf(room);
    const { judged } = JSON.parse(room.files.contents.get('writing.json')!) as Writing;
    expect(judged.some(({ verdict }) => !verdict.ok)).toBe(true);

    const spoken = script.lines.map(({ text }) => text).join('\n');
    for (const text of [...INJECTIONS[language].obeyed, 'PWNED', 'Mallory', 'evil.example', '<script>']) {
      expect(spoken).not.toContain(text);
    }
    expect([script.title, script.hosts, script.stories, script.chapters.map(({ title }) => title)]).toEqual([
      own.title,
      own.hosts,
      own.stories,
      own.chapters.map(({ title }) => title),
    ]);
    const ownTexts = new Set(own.lines.map(({ text }) => text));
    const said = new Set(script.lines.map(({ text }) => text).filter((text) => !ownTexts.has(text)));
    const verified = new Set(judged.filter(({ verdict }) => verdict.ok).map(({ line }) => line.text));
    expect([...said].filter((text) => !verified.has(text))).toEqual([]);
  });
});
