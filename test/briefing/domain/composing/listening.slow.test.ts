import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { compose } from '../../../../src/briefing/domain/composing/compose.js';
import { heardIn } from '../../../../src/briefing/domain/composing/listening.js';
import type { Material } from '../../../../src/briefing/domain/composing/material.js';
import type { Line, Script } from '../../../../src/briefing/domain/script.js';
import { LANGUAGES, type Language } from '../../../../src/shared/kernel/language.js';
import { newsIn, NOW } from './newsroom.js';
import { asking, item } from './requests.js';
import { spokenFacts } from './spoken-quotes.js';

const HOUR = 3_600_000;

const factsOf = (script: Script): readonly string[] =>
  script.lines.filter(({ citation }) => citation !== undefined).map(({ text }) => text);
const linesOf = (script: Script): readonly string[] => script.lines.map(({ text }) => text);
const phrasesOf = (script: Script): readonly string[] =>
  script.lines.filter(({ citation }) => citation === undefined).map(({ text }) => text);

describe.each(LANGUAGES)('in %s', (language) => {
  test.each([180_000, 300_000, 900_000])(
    'nothing in a briefing of %i ms is unnamed, no news or an echo',
    (targetMs) => {
      const material = newsIn(language);
      const heard = heardIn(compose(material, asking(language, { targetMs })), material);
      expect(heard).toMatchObject({ unnamed: [], nonNews: [], echoes: 0 });
      expect(heard.facts).toBeGreaterThan(5);
    },
  );
});

/** Feeds that have every fault that the listener heard of, written for this; `npm run listen` reads them too. */
function faultyFeedIn(language: Language): readonly Material[] {
  const file = join(import.meta.dirname, `feeds/faults.${language}.feed.json`);
  const feed = JSON.parse(readFileSync(file, 'utf8')) as {
    title: string;
    items: { id: string; url: string; title: string; content_text: string }[];
  };
  return feed.items.map(({ id, url, title, content_text }, index) => ({
    ...item(title, content_text, { id, url, at: NOW - index * HOUR }),
    sourceTitle: feed.title,
  }));
}

describe.each(LANGUAGES)('a feed with every fault, in %s,', (language) => {
  const material = faultyFeedIn(language);
  const script = compose(material, asking(language, { targetMs: 600_000 }));

  test('is told without any of them', () => {
    expect(heardIn(script, material)).toMatchObject({ unnamed: [], nonNews: [], echoes: 0 });
  });

  test('keeps its news: the case, the seagrass, the earthquake and the ferries', () => {
    expect(script.stories.length).toBeGreaterThanOrEqual(4);
    expect(factsOf(script).length).toBeGreaterThanOrEqual(6);
  });

  test('is called by its site, for its title says nothing', () => {
    const site = new URL(material[0]?.url ?? '').host;
    expect(linesOf(script).some((text) => text.toLowerCase().includes(site))).toBe(true);
  });
});

describe('a story', () => {
  test.each<[Language, string, string, string]>([
    [
      'en',
      'Carl Gosten asks the court in Torvik for bail',
      'The former auto executive has been in prison since March. A hearing is set for Monday.',
      'Carl Gosten asks the court in Torvik for bail.',
    ],
    [
      'de',
      'Carl Gosten beantragt in Torvik Freilassung',
      'Der ehemalige Manager sitzt seit März im Gefängnis. Das Gericht verhandelt am Montag.',
      'Carl Gosten beantragt in Torvik Freilassung.',
    ],
    [
      'fr',
      'Carl Gosten demande sa libération au tribunal de Torvik',
      "L'ancien patron est en prison depuis mars. Une audience est prévue lundi matin.",
      'Carl Gosten demande sa libération au tribunal de Torvik.',
    ],
    [
      'es',
      'Carl Gosten pide al juez de Torvik su libertad',
      'El empresario está en prisión desde marzo. La audiencia será el lunes por la mañana.',
      'Carl Gosten pide al juez de Torvik su libertad.',
    ],
    [
      'pt',
      'Carl Gosten pede liberdade à justiça de Torvik',
      'O empresário está preso desde março. A audiência será na segunda-feira de manhã.',
      'Carl Gosten pede liberdade à justiça de Torvik.',
    ],
    [
      'zh',
      '前总裁戈斯滕向托维克法院申请保释',
      '他自三月以来一直被关押在监狱里。法院将于下星期一开庭审理此案。',
      '前总裁戈斯滕向托维克法院申请保释。',
    ],
    [
      'ja',
      'ゴステン元社長、トルビクの裁判所に保釈を請求',
      '彼は3月から拘置所に収容されている。裁判所は月曜日に審理を開く予定だ。',
      'ゴステン元社長、トルビクの裁判所に保釈を請求。',
    ],
  ])('in %s whose text names nobody begins with its headline: %s', (language, title, text, spoken) => {
    const material = [item(title, text)];
    expect(spokenFacts(compose(material, asking(language)), material)[0]).toBe(spoken);
  });

  test('whose first sentence says the headline again is told without the headline', () => {
    const text =
      'Mara Holt has cancelled the tour of Norway that was to begin in May. Tickets can be returned until the end of June.';
    const material = [item('Mara Holt cancels tour of Norway', text)];
    const facts = spokenFacts(compose(material, asking('en')), material);
    expect(facts[0]).toBe('Mara Holt has cancelled the tour of Norway that was to begin in May.');
    expect(facts).not.toContain('Mara Holt cancels tour of Norway.');
  });

  test.each<[Language, string, string, string, string]>([
    [
      'en',
      'Flood in the Dorn valley cuts off 15 villages',
      'The flood in the Dorn valley has cut off 15 villages, the rescue service said on Friday. Helicopters bring food.',
      'Rescuers counted 12 villages without a road in the Dorn valley after the flood. Boats carried patients to Rellham.',
      '12 villages',
    ],
    [
      'de',
      'Hochwasser im Dorntal schneidet 15 Dörfer ab',
      'Das Hochwasser im Dorntal hat 15 Dörfer abgeschnitten, sagte der Rettungsdienst am Freitag. Hubschrauber bringen Essen.',
      'Die Retter zählten nach dem Hochwasser im Dorntal 12 Dörfer ohne Straße. Boote brachten Kranke nach Rellum.',
      '12 Dörfer',
    ],
    [
      'fr',
      'La crue de la Dorne isole 15 villages',
      'La crue de la Dorne a isolé 15 villages, ont dit les secours vendredi. Des hélicoptères apportent des vivres.',
      'Les secours comptaient 12 villages sans route après la crue de la Dorne. Des bateaux ont conduit des malades à Rellan.',
      '12 villages',
    ],
    [
      'es',
      'La crecida del Dorno aísla 15 pueblos',
      'La crecida del Dorno ha aislado 15 pueblos, dijo el servicio de rescate. Helicópteros llevan comida.',
      'Los equipos contaban 12 pueblos sin carretera tras la crecida del Dorno. Varias barcas llevaron enfermos a Rellán.',
      '12 pueblos',
    ],
    [
      'pt',
      'A cheia do Dorno isola 15 aldeias',
      'A cheia do Dorno isolou 15 aldeias, disse o serviço de resgate. Helicópteros levam comida.',
      'As equipes contavam 12 aldeias sem estrada depois da cheia do Dorno. Barcos levaram doentes para Relão.',
      '12 aldeias',
    ],
    [
      'zh',
      '多恩河谷洪水围困15个村庄',
      '救援部门星期五说，多恩河谷的洪水围困了15个村庄。直升机正在运送食品。',
      '救援人员星期四统计，多恩河谷洪水使12个村庄道路中断。船只把病人送到雷勒姆。',
      '12个村庄',
    ],
    [
      'ja',
      'ドルン谷の洪水で15の村が孤立',
      '救助隊は金曜日、ドルン谷の洪水で15村が孤立したと発表した。ヘリコプターが食料を運んでいる。',
      '木曜日の集計では、ドルン谷の洪水で12村が孤立していた。船が病人をレルムに運んだ。',
      '12村',
    ],
  ])('in %s has no stale figure after a newer one: %s', (language, title, ...[text, old, stale]) => {
    const material = [
      item(title, text),
      item(title.replace('15', '12'), old, { at: NOW - 9 * HOUR, sourceId: 'src_b', sourceTitle: 'Valley Radio' }),
    ];
    const script = compose(material, asking(language));
    expect(script.stories).toHaveLength(1);
    expect(factsOf(script).join(' ')).toContain('15');
    expect(factsOf(script).join(' ')).not.toContain(stale);
  });

  test('keeps figures of two sources that count different things', () => {
    const material = [
      item(
        'Ferry runs aground off Torvik with 212 on board',
        'A ferry with 212 passengers on board has run aground off Torvik, the coast guard said.',
      ),
      item(
        'Ferry aground off Torvik had passed inspection',
        'The ferry that ran aground off Torvik had passed 3 inspections since spring, records of the port show.',
        { at: NOW - 5 * HOUR, sourceId: 'src_b', sourceTitle: 'Valley Radio' },
      ),
    ];
    expect(factsOf(compose(material, asking('en'))).join(' ')).toMatch(/212.*3 inspections/u);
  });
});

/** Items of one source that have nothing in common. */
const assorted = (): readonly Material[] =>
  newsIn('en')
    .slice(3)
    .map((one, index) => ({ ...one, at: NOW - index * HOUR, sourceId: 'src_one', sourceTitle: 'Harbour Times' }));

describe('a source', () => {
  test('is named once for a run of up to three stories', () => {
    const script = compose(assorted(), asking('en', { targetMs: 240_000 }));
    const named = linesOf(script).filter((text) => text.includes('Harbour Times')).length;
    expect(script.stories.length).toBeGreaterThanOrEqual(4);
    expect(named).toBe(Math.ceil(script.stories.length / 3));
  });

  test('is named again after another one', () => {
    const material = assorted().map((one, index) => ({
      ...one,
      sourceId: `src_${index % 2}`,
      sourceTitle: index % 2 === 0 ? 'Harbour Times' : 'Coast Radio',
    }));
    const script = compose(material, asking('en', { targetMs: 240_000 }));
    const turns = script.stories.filter(
      ({ items }, index) => items[0]?.sourceId !== script.stories[index - 1]?.items[0]?.sourceId,
    );
    const named = linesOf(script).filter((text) => /Harbour Times|Coast Radio/u.test(text)).length;
    expect(named).toBeGreaterThanOrEqual(turns.length);
  });
});

describe('stories', () => {
  const RELATED = /[Rr]elated|close to that|Staying with|More on|once more|in the next story too/u;

  test('of one kind are not called related when they share no name', () => {
    const material = [
      item(
        'Council of Rellham votes on tram lines',
        'The council of Rellham votes on new tram lines and bus lanes on Monday.',
      ),
      item(
        'Council of Torvik votes on tram depot',
        'The council of Torvik votes on a new tram depot and bus garages on Tuesday.',
      ),
      item('Seagrass stores more carbon', 'Seagrass meadows in the North Sea store twice as much carbon as assumed.'),
    ];
    expect(phrasesOf(compose(material, asking('en'))).filter((text) => RELATED.test(text))).toEqual([]);
  });
});

const line = (text: string, itemId?: string, quote = text): Line => ({
  host: 0,
  text,
  ...(itemId !== undefined && { story: 0, citation: { itemId, quote } }),
});

describe('what is heard in a script', () => {
  const material = [
    item(
      'Storm closes harbour of Dorn',
      'A storm has closed the harbour of Dorn for a week. Ships wait off the coast. It is the third time this year. Photo: J. Doe',
      { id: 'itm_storm' },
    ),
  ];
  const heard = (...lines: readonly Line[]) =>
    heardIn({ ...compose(newsIn('en'), asking('en')), language: 'en', lines }, material);

  test('counts facts and phrases', () => {
    const counts = heard(line('Hello.'), line('A storm has closed the harbour of Dorn for a week.', 'itm_storm'));
    expect(counts).toMatchObject({ facts: 1, phrases: 1, headlines: 0, echoes: 0, unnamed: [], nonNews: [] });
  });

  test('counts a headline that the next sentence says again', () => {
    const counts = heard(
      line('Storm closes harbour of Dorn.', 'itm_storm', 'Storm closes harbour of Dorn'),
      line('A storm has closed the harbour of Dorn for a week.', 'itm_storm'),
    );
    expect(counts).toMatchObject({ headlines: 1, echoes: 1 });
  });

  test('counts a sentence that leans on one that was not told', () => {
    const leaning = line('It is the third time this year.', 'itm_storm');
    expect(heard(leaning).unnamed).toEqual([leaning.text]);
    expect(heard(line('Ships wait off the coast.', 'itm_storm'), leaning).unnamed).toEqual([]);
  });

  test('counts what is no news', () => {
    expect(heard(line('Photo: J. Doe', 'itm_storm')).nonNews).toEqual(['Photo: J. Doe.']);
  });
});
