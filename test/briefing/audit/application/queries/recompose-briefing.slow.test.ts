import { describe, expect, test } from '@jest/globals';
import { LANGUAGES, type Language } from '../../../../../src/shared/kernel/language.js';
import { isIdentical, recompositionText } from '../../../../../src/briefing/audit/adapters/cli/recomposition-text.js';
import { HostCatalogue } from '../../../../../src/shared/kernel/hosts/host-catalogue.js';
import { compose } from '../../../../../src/briefing/domain/composing/compose.js';
import { newsIn, NOW } from '../../../domain/composing/newsroom.js';
import { asking } from '../../../domain/composing/requests.js';
import { requestedData } from '../../../domain/samples.js';
import { of } from '../../../application/composing-in-memory.js';
import { RecomposingInMemory } from './recomposing-in-memory.js';

const requested = (language: Language): typeof requestedData => ({
  ...requestedData,
  requestedAt: NOW,
  request: {
    ...requestedData.request,
    language,
    hostIds: HostCatalogue.builtIn.defaultsOf(language).map(({ id }) => id),
  },
});

/** A briefing that was composed from the news. */
async function recorded(language: Language = 'en'): Promise<RecomposingInMemory> {
  const composition = new RecomposingInMemory(requested(language), () => of(newsIn(language)));
  expect((await composition.compose()).status).toBe('queued');
  return composition;
}

const says = async (composition: RecomposingInMemory): Promise<string> =>
  recompositionText('art_1', await composition.recompose()).join('\n');

describe('a briefing that is composed again from its history', () => {
  test.each(LANGUAGES)('in %s is the same, byte for byte, and so is its ledger', async (language) => {
    const composition = await recorded(language);
    const recomposition = await composition.recompose();
    expect(recomposition).toEqual({
      outcome: 'compared',
      script: 'identical',
      selection: 'identical',
      versions: [],
      wordsDestroyed: false,
      difference: null,
    });
    expect(isIdentical(recomposition)).toBe(true);
    expect(recompositionText('art_1', recomposition)).toEqual([
      'art_1: identical. The script and its selection ledger come out the same, byte for byte.',
    ]);
  });

  test('is the same whatever the items are today: it is made of those that were kept', async () => {
    const kept = newsIn('en');
    let today = of(kept);
    const composition = new RecomposingInMemory(requested('en'), () => today);
    await composition.compose();
    today = of(kept.slice(3).map((item) => ({ ...item, title: 'Edited since' })));
    expect(isIdentical(await composition.recompose())).toBe(true);
  });

  test.each([{ words: null }, { words: 'Software made this.' }])(
    'says of itself what it said, whatever the operator has it say today: %j',
    async (disclosure) => {
      const composition = new RecomposingInMemory(requested('en'), () => of(newsIn('en')));
      composition.disclosure = disclosure;
      await composition.compose();
      composition.disclosure = null;
      expect(isIdentical(await composition.recompose())).toBe(true);
    },
  );

  test('remembers what it remembered, whatever became of the earlier briefings', async () => {
    const news = newsIn('en');
    const composition = new RecomposingInMemory(requested('en'), () => of(news));
    const told = compose(news.slice(0, 4), asking('en'));
    await composition.heard('art_0', NOW - 86_400_000, told);
    await composition.compose();
    expect(composition.selection().counts.told_before).toBeGreaterThan(0);
    composition.readModel.artifacts.splice(0);
    composition.files.contents.delete('script-of-art_0.json');
    expect(isIdentical(await composition.recompose())).toBe(true);
  });

  test('calls its hosts what they were called then, whatever the catalogue says today', async () => {
    const composition = await recorded();
    expect(composition.event('BriefingComposed').hosts).toEqual(
      HostCatalogue.builtIn.defaultsOf('en').map(({ id, name }) => ({ id, name, durationFactor: 1 })),
    );
    const composed = composition.event('BriefingComposed');
    const hosts = composed.hosts!.map((host, index) => ({ ...host, name: ['Sandy', 'Robin'][index]! }));
    composition.history.events[1] = { type: 'BriefingComposed', data: { ...composed, hosts } };
    expect(await composition.recompose()).toMatchObject({
      script: 'different',
      difference: { path: expect.stringMatching(/^\/lines\/\d+\/text$/), after: expect.stringContaining('Sandy') },
    });
  });

  test('names the versions that differ, and whether the script does besides', async () => {
    const composition = await recorded();
    Object.assign(composition.writer, { icu: '79.1', engine: 'extractive-15' });
    expect(await says(composition)).toBe(
      [
        'art_1: not identical. The script comes out the same but for the versions that it names.',
        '  It was composed with engine extractive-14; this program has engine extractive-15.',
        '  It was composed with ICU 78.3; this program has ICU 79.1.',
      ].join('\n'),
    );
    composition.writer.edit = (script) => ({ ...script, title: 'Another' });
    const text = await says(composition);
    expect(text).toContain('not identical. The script comes out different.');
    expect(text).toContain('The scripts first differ at /title: recorded "');
  });

  test('is identical although the time zones are newer, and says so', async () => {
    const composition = await recorded();
    composition.writer.timeZones = '2026a';
    expect(await says(composition)).toBe(
      [
        'art_1: identical. The script and its selection ledger come out the same, byte for byte.',
        '  It was composed with time zones 2025b; this program has time zones 2026a.',
      ].join('\n'),
    );
  });

  test('says where the scripts first differ when all versions are the same', async () => {
    const composition = await recorded();
    composition.writer.edit = (script) => ({
      ...script,
      lines: script.lines.map((line) => ({ ...line, text: 'Hm.' })),
    });
    const text = await says(composition);
    expect(text).toMatch(/^art_1: not identical\. The script comes out different\.\n/);
    expect(text).toMatch(/The scripts first differ at \/lines\/0\/text: recorded ".+", now "Hm\."\.$/);
    expect(text).not.toContain('composed with');
  });

  test('says where, too, when nothing comes out any more', async () => {
    const composition = await recorded();
    composition.writer.write = async () => ({
      script: null,
      ledger: [],
      versions: composition.event('BriefingComposed').versions,
      platform: composition.event('BriefingComposed').platform!,
    });
    expect(await says(composition)).toMatch(/differ at their root: recorded .{200}…, now null\.$/);
  });

  test.each([
    ['gone', 'is gone from the media store'],
    ['altered', 'is not what the history says of it'],
  ])('cannot be compared when its material is %s', async (how, words) => {
    const composition = await recorded();
    if (how === 'gone') composition.files.contents.delete('material.json');
    else composition.files.contents.set('material.json', '[]');
    expect(await says(composition)).toBe(`art_1: cannot be composed again: material.json ${words}.`);
  });

  test('needs its script file, whose hash has a random part in it', async () => {
    const composition = await recorded();
    composition.files.contents.delete('script.json');
    expect(await says(composition)).toBe('art_1: cannot be composed again: script.json is gone from the media store.');
  });

  test('of before scripts had a random part is proven without the file', async () => {
    const composition = await recorded();
    const { nonce, ...script } = JSON.parse(composition.files.contents.get('script.json') ?? '{}') as {
      nonce?: string;
    };
    expect(nonce?.length).toBeGreaterThan(15);
    const composed = composition.event('BriefingComposed');
    const data = { ...composed, script: { ...composed.script, sha256: composition.files.sha256Of(script) } };
    composition.history.events[1] = { type: 'BriefingComposed', data };
    composition.files.contents.delete('script.json');
    expect(isIdentical(await composition.recompose())).toBe(true);
  });

  test('tells that the words of the listener were destroyed, and whether they mattered', async () => {
    const indifferent = await recorded();
    indifferent.sources.words = { userRequest: '', preferenceContext: {} };
    expect(await says(indifferent)).toBe(
      [
        'art_1: identical. The script and its selection ledger come out the same, byte for byte.',
        "  The listener's words were destroyed: it was composed again without them.",
      ].join('\n'),
    );
    const particular = new RecomposingInMemory(requested('en'), () => of(newsIn('en')));
    particular.sources.words = { userRequest: 'seagrass', preferenceContext: { likes: ['trains'] }, query: 'trains' };
    await particular.compose();
    particular.sources.words = { userRequest: '', preferenceContext: {} };
    const text = await says(particular);
    expect(text).toContain('art_1: not identical. The script comes out different.');
    expect(text).toContain("The listener's words were destroyed");
  });

  test('is not identical when its ledger says something else', async () => {
    const composition = await recorded();
    const ledger = composition.selection();
    const forged = { ...ledger, entries: ledger.entries.slice(1) };
    const selection = await composition.files.keepJson({} as never, 'selection', forged);
    composition.history.events[1] = {
      type: 'BriefingComposed',
      data: { ...composition.event('BriefingComposed'), selection },
    };
    const recomposition = await composition.recompose();
    expect(recomposition).toMatchObject({ script: 'identical', selection: 'different' });
    expect(await says(composition)).toContain('The selection ledger comes out different.');
    expect(isIdentical(recomposition)).toBe(false);
  });

  test('of schema 1, which recorded neither ledger nor platform, is the same still', async () => {
    const composition = await recorded('de');
    const old = {
      ...composition.event('BriefingComposed'),
      selection: null,
      window: null,
      platform: null,
      hosts: null,
    };
    composition.history.events[1] = { type: 'BriefingComposed', data: old };
    expect(await says(composition)).toBe(
      [
        'art_1: identical. The script comes out the same, byte for byte.',
        '  Its history is of a version that kept no selection ledger.',
      ].join('\n'),
    );
  });

  test('is not asked of a changed history, of an erased briefing, or of one without a script', async () => {
    const changed = await recorded();
    changed.problems = [{ revision: 1, kind: 'broken', message: 'it is not what was recorded' }];
    expect(await says(changed)).toContain('art_1: nothing to compare: its history is not as it was recorded');
    const erased = await recorded();
    erased.history.events.push({ type: 'BriefingErased', data: { askedBy: 'operator', askedAt: NOW } });
    expect(await says(erased)).toContain('its owner was erased');
    expect(await says(new RecomposingInMemory(requested('en'), () => of([])))).toContain('it has no script');
  });
});
