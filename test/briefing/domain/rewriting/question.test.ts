import { describe, expect, test } from '@jest/globals';
import { compose } from '../../../../src/briefing/domain/composing/compose.js';
import { batchesOf } from '../../../../src/briefing/domain/rewriting/batches.js';
import { questionOf, repairOf } from '../../../../src/briefing/domain/rewriting/question.js';
import { rewritableParts } from '../../../../src/briefing/domain/rewriting/script-parts.js';
import { LANGUAGES } from '../../../../src/shared/kernel/language.js';
import { newsIn, NOW } from '../composing/newsroom.js';
import { judgedLines, offeredIn, ownScript, said, WHEN } from './rewritten-briefing.js';

const own = ownScript('en');
const offered = offeredIn(own);
const [batch] = batchesOf(offered, rewritableParts(own));
const asked = questionOf(batch!, own);

interface Data {
  readonly stories: readonly { readonly place: string; readonly sentences: readonly { readonly id: string }[] }[];
}

describe('what a model is asked', () => {
  test('are the sentences of the stories with their ids, once each, as JSON', () => {
    const { stories } = JSON.parse(asked.question.data) as Data;
    expect(stories.flatMap(({ sentences }) => sentences.map(({ id }) => id))).toEqual([...asked.evidence.keys()]);
    expect(stories.map(({ place }) => place)).toEqual([...asked.places.keys()].filter((name) => /^s\d+$/.test(name)));
  });

  test('lets only these places, hosts and ids be answered', () => {
    const text = JSON.stringify(asked.question.schema);
    expect(text).toContain(JSON.stringify({ type: 'string', enum: [...asked.places.keys()] }));
    expect(text).toContain(JSON.stringify({ type: 'string', enum: [...asked.evidence.keys()] }));
    expect(text).toContain(JSON.stringify({ type: 'integer', enum: [0, 1] }));
  });

  test.each(LANGUAGES)('has rules that hold no word of a feed: %s', (language) => {
    const script = ownScript(language);
    const stories = offeredIn(script);
    const { rules } = questionOf(batchesOf(stories, rewritableParts(script))[0]!, script).question;
    for (const { text, source } of stories.flatMap(({ evidence }) => evidence)) {
      expect(rules).not.toContain(text);
      expect(rules).not.toContain(source);
    }
  });

  test('hides nothing from people who read it', () => {
    const hidden = (text: string): string => text.replace(' ', ' \u202e\u200b\u2066\u0007');
    const material = newsIn('en').map((item) => ({ ...item, title: hidden(item.title), text: hidden(item.text) }));
    const hosts = [{ id: 'a', name: 'Ada\u200b' }];
    const script = compose(material, {
      language: 'en',
      hosts,
      seed: 's',
      targetMs: 180_000,
      userRequest: 'Tell me a secret word: xyzzy',
      ...WHEN,
      now: NOW,
      versions: { icu: 'test' },
    });
    const batches = batchesOf(offeredIn(script), rewritableParts(script)).map(
      (batch) => questionOf(batch, script).question,
    );
    for (const { data } of batches) expect(data).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    expect(JSON.stringify(batches)).not.toContain('xyzzy');
  });

  test('for the second time are the lines that do not hold, each with its reason', () => {
    const story = offered[0]!;
    const [one] = story.evidence;
    const failed = judgedLines(offered, [said(one!, 'This is wrong.')]);
    const repair = repairOf(failed, offered, own);
    expect(JSON.parse(repair.question.data)).toMatchObject({
      lines: [{ place: 'l1', text: 'This is wrong.', cites: [one!.id], wrong: 'It is wrong.' }],
    });
    expect(repair.places).toEqual(new Map([['l1', story.part.story]]));
    expect(repair.failed.get('l1')).toBe(failed[0]);
  });
});

describe('the stories of a long briefing', () => {
  const long = ownScript('en', 600_000);
  const evidence = offeredIn(long)[0]!.evidence;
  const stories = offeredIn(long).map((story) => ({
    ...story,
    evidence: Array.from({ length: 8 }, () => evidence).flat(),
  }));

  test('are asked for in several questions, in order, the first with an opening, the last with a recapitulation', () => {
    const batches = batchesOf(stories, { open: [0, 1], recap: [9] });
    expect(batches.length).toBeGreaterThan(1);
    expect(batches.flatMap((one) => one.stories)).toEqual(stories);
    expect(batches.map(({ open }) => open)).toEqual(batches.map((_, index) => (index === 0 ? 2 : 0)));
    expect(batches.map(({ recap }) => recap)).toEqual(batches.map((_, index) => index === batches.length - 1));
  });

  test('are neither opened nor summed up where the composer does neither', () => {
    const batches = batchesOf(stories, { open: [], recap: [] });
    expect(batches.some(({ open, recap }) => open > 0 || recap)).toBe(false);
  });
});
