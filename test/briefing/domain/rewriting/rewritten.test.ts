import { describe, expect, test } from '@jest/globals';
import { passagesOf } from '../../../../src/briefing/domain/rewriting/passages.js';
import type { AnsweredLine } from '../../../../src/briefing/domain/rewriting/proposal.js';
import { fitted, rewritten } from '../../../../src/briefing/domain/rewriting/rewritten.js';
import { citationsOf, NO_PASSAGES } from '../../../../src/briefing/domain/rewriting/writing.js';
import { scriptMs } from '../../../../src/briefing/domain/production/pace.js';
import { pacedLines } from '../../../../src/briefing/domain/programme.js';
import type { Script } from '../../../../src/briefing/domain/script.js';
import { LANGUAGES } from '../../../../src/shared/kernel/language.js';
import { judgedLines, offeredIn, ownScript, repeated, said } from './rewritten-briefing.js';

const GROUNDED = { proposed: 1, verified: 1, replaced: 0 };

const asJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** The script with what a model answered, whatever its length. */
function withAnswer(own: Script, answer: readonly AnsweredLine[]): Script {
  const offered = offeredIn(own);
  return rewritten(own, passagesOf(judgedLines(offered, answer), offered), GROUNDED);
}

const textsOf = ({ lines }: Script): readonly string[] => lines.map(({ text }) => text);

describe.each(LANGUAGES)('a rewritten script in %s', (language) => {
  const own = ownScript(language);
  const offered = offeredIn(own);
  const answer = [
    { ...said(offered[0]!.evidence[0]!, 'An opening.'), place: 'open' },
    ...repeated(offered),
    { ...said(offered[0]!.evidence[0]!, 'A recapitulation.'), place: 'recap' },
  ];
  const script = withAnswer(own, answer);

  test('has lines of a model that each cite the item they are from, where its stories were', () => {
    const written = script.lines.filter((line) => line.writtenBy === 'model');
    expect(written.map(({ text }) => text)).toEqual(answer.map(({ text }) => text));
    const quotes = new Map(own.lines.map(({ citation }) => [citation?.quote, citation]));
    for (const { citation, story } of written) {
      expect(citation).toEqual(quotes.get(citation?.quote));
      expect(script.stories[story!]?.items.some(({ id }) => id === citation?.itemId)).toBe(true);
    }
  });

  test('greets and says goodbye as before, and its chapters begin where their stories do', () => {
    expect(script.lines.at(-1)).toEqual(own.lines.at(-1));
    const greeting = own.lines.find(({ story }) => story === undefined);
    expect(textsOf(script)).toContain(greeting?.text);
    expect(script.chapters.map(({ title }) => title)).toEqual(own.chapters.map(({ title }) => title));
    expect(script.chapters[0]?.line).toBe(0);
    for (const [index, { line }] of script.chapters.slice(1, -1).entries()) {
      const next = (at: number, of: Script): number | undefined =>
        of.lines.slice(at).find(({ story }) => story !== undefined)?.story;
      expect(next(line, script)).toBe(next(own.chapters[index + 1]!.line, own));
    }
  });

  test('has a ledger whose used items are cited by exactly the lines it names', () => {
    expect(script.ledger.map(({ itemId }) => itemId)).toEqual(own.ledger.map(({ itemId }) => itemId));
    for (const entry of script.ledger) {
      const lines = script.lines.flatMap((line, index) =>
        citationsOf(line).some(({ itemId }) => itemId === entry.itemId) ? [index] : [],
      );
      expect([entry.itemId, entry.outcome === 'used' ? entry.lines : []]).toEqual([entry.itemId, lines]);
    }
  });

  test('is the same, byte for byte, from passages that were kept as JSON', () => {
    const passages = passagesOf(judgedLines(offered, answer), offered);
    expect(JSON.stringify(rewritten(asJson(own), asJson(passages), GROUNDED))).toBe(JSON.stringify(script));
  });

  test('is as long as it says', () => {
    expect(script.plannedMs).toBe(scriptMs(pacedLines(script), language));
  });
});

describe('a story of which a line does not hold', () => {
  const own = ownScript('en');
  const offered = offeredIn(own);
  const story = offered.find(({ evidence }) => evidence.length > 2)!;
  const [first, second, third] = story.evidence as [
    (typeof story.evidence)[0],
    (typeof story.evidence)[0],
    (typeof story.evidence)[0],
  ];
  const ownText = (id: string): string =>
    own.lines[story.facts[story.evidence.findIndex((one) => one.id === id)]!]!.text;
  const FIRST = `${first.source} first.`;
  const rest = story.evidence.slice(2).map((one) => said(one, one.text));
  const told = (answer: readonly AnsweredLine[]): readonly string[] => {
    const script = withAnswer(own, answer);
    return script.lines
      .slice(script.chapters[1]?.line)
      .flatMap(({ text, story: of, citation }) => (of === story.part.story && citation ? [text] : []));
  };

  test('has the sentence of the composer in its place', () => {
    const lines = told([said(first, FIRST), said(second, 'This is wrong.'), ...rest]);
    expect(lines.slice(0, 3)).toEqual([FIRST, ownText(second.id), third.text]);
  });

  test('says nothing there when another line that holds says the same', () => {
    const lines = told([said(first, FIRST), said(second, 'Second.'), said(second, 'This is wrong.'), ...rest]);
    expect(lines.slice(0, 3)).toEqual([FIRST, 'Second.', third.text]);
  });

  test('asks no question that nothing answers', () => {
    const lines = told([said(first, FIRST), ...rest, said(third, 'And why?'), said(third, 'This is wrong.')]);
    expect(lines).not.toContain('And why?');
    expect(told([said(first, FIRST), said(second, 'And why?'), said(second, 'wrong')])).toContain('And why?');
  });

  test('stays as the composer tells it when most lines do not hold', () => {
    const script = withAnswer(own, [said(first, FIRST), said(second, 'wrong'), said(third, 'wrong')]);
    expect(script).toBe(own);
  });

  test('stays as the composer tells it when no line names its source', () => {
    expect(story.sources).toContain(first.source);
    expect(withAnswer(own, [said(first, 'Nobody.')])).toBe(own);
    expect(textsOf(withAnswer(own, [said(first, `${first.source} has it.`)]))).toContain(`${first.source} has it.`);
  });
});

test('a story of several items has each of them heard, although the model leaves some out', () => {
  const own = ownScript('en');
  const merged = offeredIn(own).find(({ evidence }) => new Set(evidence.map(({ itemId }) => itemId)).size > 1)!;
  const script = withAnswer(own, [said(merged.evidence[0]!, `${merged.evidence[0]!.source} only.`)]);
  const items = new Set(
    script.lines.flatMap(({ story, citation }) => (story === merged.part.story && citation ? [citation.itemId] : [])),
  );
  expect(items).toEqual(new Set(merged.evidence.map(({ itemId }) => itemId)));
});

describe('a rewriting of another length', () => {
  const LONG = 'and so on '.repeat(20);

  test.each(['en', 'ja'] as const)('is taken back story by story until it is as long as planned: %s', (language) => {
    const own = ownScript(language);
    const offered = offeredIn(own);
    const answer = offered.flatMap(({ evidence }, index) =>
      evidence.map((one) => said(one, index % 2 === 0 ? one.text : `${one.text} ${LONG}`)),
    );
    const passages = passagesOf(judgedLines(offered, answer), offered);
    const { passages: kept, takenBack } = fitted(own, passages);
    const script = rewritten(own, kept, GROUNDED);
    const aim = own.shorterThanAsked ? own.plannedMs : own.targetMs;
    expect(Math.abs(script.plannedMs - aim)).toBeLessThanOrEqual(Math.max(aim * 0.05, Math.abs(own.plannedMs - aim)));
    expect(takenBack.length).toBeGreaterThan(0);
    const left = kept.stories.map(({ story }) => story);
    expect(left.length + takenBack.length).toBe(passages.stories.length);
    expect(new Set([...left, ...takenBack])).toEqual(new Set(passages.stories.map(({ story }) => story)));
  });

  test('loses what recapitulates first, and what opens next', () => {
    const own = ownScript('en');
    const offered = offeredIn(own);
    const [one] = offered[0]!.evidence as [(typeof offered)[0]['evidence'][0]];
    const around = ['open', 'recap'].flatMap((place) =>
      Array.from({ length: 6 }, () => ({ ...said(one, one.text + one.text), place })),
    );
    const passages = passagesOf(judgedLines(offered, around), offered);
    expect(fitted(own, passages).takenBack).toEqual(['recap', 'open']);
    expect(fitted(own, passages).passages).toEqual(NO_PASSAGES);
  });
});
