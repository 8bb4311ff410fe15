import { describe, expect, test } from '@jest/globals';
import { compose } from '../../../../../src/briefing/domain/composing/compose.js';
import type { ComposeRequest, Material } from '../../../../../src/briefing/domain/composing/material.js';
import { toldBy, type ToldStory } from '../../../../../src/briefing/domain/composing/memory/told-story.js';
import { phraseBookOf } from '../../../../../src/briefing/domain/composing/phrase-book/books.js';
import type { Script } from '../../../../../src/briefing/domain/script.js';
import { LANGUAGES, type Language } from '../../../../../src/shared/kernel/language.js';
import { newsIn, NOW } from '../newsroom.js';
import { asking, item } from '../requests.js';
import { FOLLOW_UPS } from './follow-ups.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Long enough for all there is. */
const LONG = { targetMs: 900_000 };
const firstBriefing = (language: Language): Script => compose(newsIn(language), asking(language, LONG));

const heard = (language: Language): readonly ToldStory[] =>
  toldBy([{ id: 'art_1', requestedAt: NOW, script: firstBriefing(language) }]);

/** A day after the first briefing. */
const nextDay = (language: Language, material: readonly Material[], more: Partial<ComposeRequest> = {}): Script =>
  compose(material, asking(language, { now: NOW + DAY, told: heard(language), ...more }));

const followUp = (language: Language, kind: 'update' | 'retold' | 'other'): Material => {
  const { source, title, text } = FOLLOW_UPS[language][kind];
  const sourceId = newsIn(language).find(({ sourceTitle }) => sourceTitle === source)?.sourceId ?? `src_${kind}`;
  return item(title, text, { id: `itm_${kind}`, at: NOW + 20 * HOUR, sourceTitle: source, sourceId });
};

const itemsOf = ({ stories }: Script): readonly string[] => stories.flatMap(({ items }) => items.map(({ id }) => id));

const quotesOf = ({ lines }: Script): readonly string[] => lines.flatMap(({ citation }) => citation?.quote ?? []);

const reasonsOf = ({ ledger }: Script): ReadonlyMap<string, string> =>
  new Map(ledger.map((entry) => [entry.itemId, entry.outcome === 'left_out' ? entry.reason : entry.outcome]));

describe.each(LANGUAGES)('after a briefing in %s', (language) => {
  const news = newsIn(language);

  test('the next one tells what is new, and nothing that was told', () => {
    const script = nextDay(language, [...news, followUp(language, 'other')]);
    expect(itemsOf(script)).toEqual(['itm_other']);
    expect(script.stories[0]).not.toHaveProperty('toldBefore');
    expect(script).not.toHaveProperty('nothingNewSince');
    const reasons = reasonsOf(script);
    expect(news.map(({ id }) => reasons.get(id))).toEqual(news.map(() => 'told_before'));
    expect(script.coverage).toEqual({ covered: 1, total: 1 });
  });

  test('a story that goes on is told by what is new in it, with the day on which it was told', () => {
    const script = nextDay(language, [...news, followUp(language, 'update')]);
    expect(script.stories.map(({ toldBefore }) => toldBefore)).toEqual([NOW]);
    expect(itemsOf(script)).toEqual(['itm_update']);
    const told = new Set(heard(language).flatMap(({ quotes }) => quotes));
    expect(quotesOf(script).length).toBeGreaterThan(0);
    expect(quotesOf(script).filter((quote) => told.has(quote))).toEqual([]);
    expect([...reasonsOf(script).values()].filter((reason) => reason === 'told_before')).toHaveLength(news.length);
  });

  test('what another source tells the same is not told again', () => {
    const script = nextDay(language, [...news, followUp(language, 'retold'), followUp(language, 'other')]);
    expect(itemsOf(script)).toEqual(['itm_other']);
    expect(reasonsOf(script).get('itm_retold')).toBe('told_before');
  });

  test('the hosts say when nothing is new, and remind of what mattered', () => {
    const script = nextDay(language, news, { targetMs: 900_000 });
    expect(script.nothingNewSince).toBe(NOW);
    expect(script.stories.length).toBeGreaterThan(0);
    expect(script.stories.every(({ toldBefore }) => toldBefore === undefined)).toBe(true);
    const { nothingNew } = phraseBookOf(language).phrases;
    expect(script.lines.filter(({ text }) => nothingNew.includes(text))).toHaveLength(1);
    expect(script).toMatchObject({ targetMs: 900_000, shorterThanAsked: true });
    expect(script.plannedMs).toBeLessThan(200_000);
  });

  test('a briefing composed again from the same material and memory is the same, in any order', () => {
    const material = [...news, followUp(language, 'update'), followUp(language, 'retold')];
    const told = heard(language);
    const script = nextDay(language, material, { told });
    expect(JSON.stringify(nextDay(language, material.toReversed(), { told }))).toBe(JSON.stringify(script));
  });
});

describe('what a listener heard', () => {
  const news = newsIn('en');
  const update = followUp('en', 'update');

  test('is told again when they ask for it by name', () => {
    const script = nextDay('en', news, { userRequest: 'What is new with the port of Rellham?' });
    expect(script).not.toHaveProperty('nothingNewSince');
    expect(itemsOf(script)).toContain('itm_en_000');
    expect(reasonsOf(script).get('itm_en_007')).toBe('told_before');
  });

  test('is told again when they search for it', () => {
    const script = nextDay('en', news, { query: 'seagrass' });
    expect(itemsOf(script)).toEqual(['itm_en_005']);
    expect(script).not.toHaveProperty('nothingNewSince');
  });

  test('is not told again because its broad subject is asked for, as it is every day', () => {
    const script = nextDay('en', [...news, followUp('en', 'other')], { userRequest: 'Sport and culture, please' });
    expect(reasonsOf(script).get('itm_en_007')).toBe('told_before');
  });

  test('is led by what is new also when it is asked for by name', () => {
    const script = nextDay('en', [...news, update], { userRequest: 'What is new with the port of Rellham?' });
    expect(script.stories[0]).toMatchObject({ toldBefore: NOW, items: [{ id: 'itm_update' }] });
  });

  test('is known again by its address, whatever its id and its words', () => {
    const moved = { ...update, id: 'itm_moved', url: `${news[0]!.url}?utm_source=feed` };
    expect(nextDay('en', [moved]).stories[0]).toMatchObject({ toldBefore: NOW, items: [{ id: 'itm_moved' }] });
  });

  test('does not stand for all that its source links to the same page', () => {
    const page = { url: 'https://council.example/alerts', sourceId: 'src_alerts', sourceTitle: 'Council Alerts' };
    const bridge = item(
      'Bridge in Tarn Road shut for repairs',
      'The bridge in Tarn Road is shut until Thursday while engineers mend its bearings, the council said.',
      { ...page, at: NOW - HOUR },
    );
    const water = item(
      'Boil tap water in Eastfield, council says',
      'Households in Eastfield should boil their tap water after 300 samples showed bacteria, the council said.',
      { ...page, at: NOW + 20 * HOUR },
    );
    const first = compose([bridge], asking('en', LONG));
    const told = toldBy([{ id: 'art_1', requestedAt: NOW, script: first }]);
    for (const material of [[water], [bridge, water]]) {
      const script = nextDay('en', material, { told });
      expect(itemsOf(script)).toEqual([water.id]);
      expect(script.stories[0]).not.toHaveProperty('toldBefore');
    }
  });

  test('does not stand for what several items of another source link to as well', () => {
    const [port] = news;
    const notices = ['Ferry to Skerry cancelled', 'New timetable for night buses'].map((title, index) =>
      item(
        title,
        `${title}: passengers should look for other ways until the ${index + 4}th of December, the operator said.`,
        {
          url: port!.url,
          sourceId: 'src_notices',
          at: NOW + 20 * HOUR + index,
        },
      ),
    );
    const { stories } = nextDay('en', notices);
    expect(stories.map(({ toldBefore }) => toldBefore)).toEqual([undefined, undefined]);
  });

  test('is known again days later, when nothing of it is left but its names', () => {
    const later = item(
      'Port of Rellham closes again after second storm',
      'The port of Rellham closed again on Tuesday because a second storm is on its way, harbour master Ingrid Vale said. ' +
        'Ships for Rellham are diverted to Aldermoor until Thursday.',
      { at: NOW + 4 * DAY, sourceId: 'src_new' },
    );
    const script = nextDay('en', [later], { now: NOW + 4 * DAY + HOUR });
    expect(script.stories.map(({ toldBefore }) => toldBefore)).toEqual([NOW]);
  });

  test('is not taken for another event of the same kind', () => {
    const elsewhere = item(
      'Port of Dunmarrow reopens after week-long strike',
      'The port of Dunmarrow reopened on Saturday after a strike had kept it shut for six days. The first of 12 waiting ' +
        'tankers docked shortly after noon, said harbour master Per Olsen.',
      { at: NOW + 20 * HOUR, sourceId: 'src_new' },
    );
    const [story] = nextDay('en', [...news, elsewhere]).stories;
    expect(story?.items.map(({ id }) => id)).toEqual([elsewhere.id]);
    expect(story).not.toHaveProperty('toldBefore');
  });

  test('was told before what was fetched later, whatever its date: that is news, as far as it says more', () => {
    const late = { ...update, at: NOW - 2 * HOUR };
    expect(nextDay('en', [...news, late]).nothingNewSince).toBe(NOW);
    expect(nextDay('en', [...news, { ...late, fetchedAt: NOW - HOUR }]).nothingNewSince).toBe(NOW);
    const script = nextDay('en', [...news, { ...late, fetchedAt: NOW + HOUR }]);
    expect(script.stories).toMatchObject([{ toldBefore: NOW, items: [{ id: 'itm_update' }] }]);
  });

  test('is not told again by what was fetched later and says no more', () => {
    const late = { ...followUp('en', 'retold'), at: NOW - 2 * HOUR, fetchedAt: NOW + HOUR };
    expect(reasonsOf(nextDay('en', [...news, late, followUp('en', 'other')])).get('itm_retold')).toBe('told_before');
  });

  test('is known again days later in what was published before it and fetched after it', () => {
    const later = item(
      'Port of Rellham shut by storm for a seventh day, 31 ships waiting',
      'The port of Rellham was shut for a seventh day, and 31 ships were waiting off Rellham, harbour master Ingrid Vale said.',
      { at: NOW - 6 * HOUR, fetchedAt: NOW + 2 * DAY, sourceId: 'src_new' },
    );
    const script = nextDay('en', [later], { now: NOW + 2 * DAY + HOUR });
    expect(script.stories.map(({ toldBefore }) => toldBefore)).toEqual([NOW]);
  });

  test('does not keep back what was there and was not told', () => {
    const [port, ...rest] = heard('en');
    const script = nextDay('en', news, { told: [port!] });
    expect(rest.length).toBeGreaterThan(0);
    expect(itemsOf(script)).toEqual(expect.arrayContaining(rest.flatMap(({ itemIds }) => itemIds)));
    expect(itemsOf(script)).not.toContain('itm_en_000');
  });

  test('counts as news when a figure has grown', () => {
    const grown = item(
      'Storm damage in the port of Rellham higher than thought',
      'Insurers put the damage to cranes and warehouses in the port of Rellham at about 90 million dollars.',
      { at: NOW + 20 * HOUR, sourceId: 'src_new' },
    );
    expect(nextDay('en', [...news, grown]).stories[0]).toMatchObject({ toldBefore: NOW, items: [{ id: grown.id }] });
  });

  test('changes nothing where there is nothing to remember', () => {
    expect(compose(news, asking('en', { ...LONG, told: [] }))).toEqual(firstBriefing('en'));
  });
});
