import { describe, expect, test } from '@jest/globals';
import type { Evidence, ProposedLine, Verdict } from '../../../../src/briefing/domain/rewriting/rewriting.js';
import { verifyLine } from '../../../../src/briefing/domain/rewriting/verify-line.js';
import { LANGUAGES, type Language } from '../../../../src/shared/kernel/language.js';
import { faithfulCases, unfaithfulCases, type Corpus, type CorpusCase } from './corpus/corpus.js';
import { fresh } from './corpus/fresh.js';
import { INJECTIONS } from './corpus/injections.js';
import { later } from './corpus/later.js';
import { nearMisses } from './corpus/near-misses.js';
import { naturalFinal } from './corpus/natural-final.js';
import { naturalLast } from './corpus/natural-last.js';
import { naturalUnseen } from './corpus/natural-unseen.js';
import { natural } from './corpus/natural.js';
import { overstatements } from './corpus/overstatements.js';
import { spoken } from './corpus/spoken.js';
import { spokenUnseen } from './corpus/spoken-unseen.js';
import { spokenFinal } from './corpus/spoken-final.js';
import { spokenLast } from './corpus/spoken-last.js';
import { sentencesOfFeeds } from './feed-sentences.js';
import { seen } from './corpus/seen.js';
import { unseen } from './corpus/unseen.js';

const HOSTS = ['Ana', 'Ben'];

const evidenceOf = (id: string, text: string, source = 'Harbour Post'): Evidence => ({
  id,
  text,
  quote: text,
  itemId: `item-${id}`,
  source,
  story: 0,
});

function verdictOf({ language, cites, text, evidence }: Omit<CorpusCase, 'kind'>): Verdict {
  const cited = evidence.filter(({ id }) => cites.includes(id)).map((one) => evidenceOf(one.id, one.text, one.source));
  return verifyLine({ host: 0, story: 0, text, cites }, cited, { language, hosts: HOSTS });
}

/** What is said of a line that cites one sentence, or none. */
function verdictOn(text: string, given?: string, language: Language = 'en'): Verdict {
  const cited = given === undefined ? [] : [evidenceOf('e1', given)];
  const line: ProposedLine = { host: 0, story: 0, text, cites: cited.map(({ id }) => id) };
  return verifyLine(line, cited, { language, hosts: HOSTS });
}

const reasonFor = (text: string, given?: string, language: Language = 'en'): string => {
  const verdict = verdictOn(text, given, language);
  return verdict.ok ? '' : verdict.reason;
};

const shown = ({ language, kind, text }: CorpusCase): string => `${language} ${kind}: ${text}`;

describe('A line of a language model', () => {
  const corpora: readonly (readonly [string, Corpus])[] = [
    ['the rules were written on', seen],
    ['was set aside while the rules were written', unseen],
    ['was written after the rules', fresh],
    ['was written after that, at what the rules did not see', later],
  ];
  /** As models write that do not keep to the words of the sentences; with it how much of it passes at least. */
  const freely: readonly (readonly [string, Corpus, number])[] = [
    ['has free rewrites, one half to mend on', natural, 0.6],
    ['has free rewrites, the other half only to measure at first', naturalUnseen, 0.44],
    ['has free rewrites of news that the rules had never seen', naturalLast, 0.68],
    ['has free rewrites of one more story that the rules had never seen', naturalFinal, 0.72],
    ['is spoken as models speak, one half to mend on', spoken, 0.62],
    ['is spoken as models speak, the other half only to measure', spokenUnseen, 0.25],
    ['is spoken as models speak of news that the rules had never seen', spokenLast, 0.65],
    ['is spoken as models speak of one more story that the rules had never seen', spokenFinal, 0.5],
  ];
  const everything = [...corpora, ...freely.map(([name, corpus]) => [name, corpus] as const)];

  test.each(everything)('never passes when it says what its sources do not, in the corpus that %s', (_, corpus) => {
    const passed = unfaithfulCases(corpus).filter((one) => verdictOf(one).ok);
    expect(passed.map(shown)).toEqual([]);
  });

  test.each(corpora)('passes in 95 of 100 cases when it is faithful, in the corpus that %s', (_, corpus) => {
    const cases = faithfulCases(corpus);
    const refused = cases.filter((one) => !verdictOf(one).ok).map(shown);
    expect({ refused, enough: refused.length <= 0.05 * cases.length }).toEqual({ refused, enough: true });
  });

  test.each(freely)(
    'passes in a good part of cases when it is faithful and free, in the corpus that %s',
    (_, corpus, share) => {
      const cases = faithfulCases(corpus);
      const refused = cases.filter((one) => !verdictOf(one).ok).map(shown);
      expect({ refused, enough: refused.length <= (1 - share) * cases.length }).toEqual({ refused, enough: true });
    },
  );

  test.each(LANGUAGES)(
    'never says a little more than its source, in %s: killing for dying, jailed for held',
    (language) => {
      const tried = nearMisses.filter((one) => one.language === language);
      const passed = tried.filter(({ said, given }) => verdictOn(said, given, language).ok);
      expect(tried.length).toBeGreaterThanOrEqual(15);
      expect(passed).toEqual([]);
    },
  );

  test.each(LANGUAGES)('never says more surely, or of more of them, than its source, in %s', (language) => {
    const tried = overstatements.filter((one) => one.language === language);
    const passed = tried.filter(({ said, given }) => verdictOn(said, given, language).ok);
    expect(tried.length).toBeGreaterThanOrEqual(8);
    expect(passed).toEqual([]);
  });

  test('is tried by at least 200 faithful and 200 unfaithful rewrites, and as many in each language', () => {
    const all = corpora.map(([, corpus]) => corpus);
    for (const language of LANGUAGES) {
      expect(all.flatMap(faithfulCases).filter((one) => one.language === language).length).toBeGreaterThanOrEqual(40);
      expect(all.flatMap(unfaithfulCases).filter((one) => one.language === language).length).toBeGreaterThanOrEqual(40);
    }
  });

  test.each(INJECTIONS)('is refused when it obeys “$injected”', ({ language, injected, obeyed }) => {
    const ordinary = corpora[0]?.[1][language][0]?.evidence[0]?.split(' | ')[1] ?? '';
    expect(verdictOn(obeyed, ordinary, language).ok).toBe(false);
    expect(verdictOn(injected, ordinary, language).ok).toBe(false);
    expect(verdictOn(obeyed, undefined, language).ok).toBe(false);
  });
});

describe('The reason of a refusal', () => {
  const given = 'The council of Bristol approved the plan on Tuesday, said leader Ruth Dalgleish.';

  test('names the words that a source does not have, and those that it has instead', () => {
    expect(reasonFor('The council of Bristol approved the plan on Monday, said leader Ruth Dalgleish.', given)).toBe(
      "'Monday' is not in e1: leave it out, or say it with a word of e1, which also has 'Tuesday'.",
    );
  });

  test('says that a speaker is missing, and who it is', () => {
    const reason = reasonFor('The council of Bristol approved the plan on Tuesday.', given);
    expect(reason).toContain("must say who says it: 'leader', 'Ruth', 'Dalgleish'");
  });

  test('says who said it when the line names somebody else', () => {
    const reason = reasonFor('The council of Bristol said it approved the plan on Tuesday.', given);
    expect(reason).toContain("is not who says it in e1: there it is 'leader', 'Ruth', 'Dalgleish'");
  });

  test.each([
    ['The dam may break on Sunday.', 'The dam breaks on Sunday.', "Keep 'may' there."],
    ['The dam breaks on Sunday.', 'The dam may break on Sunday.', 'leave out this hedge'],
    ['The dam is not safe.', 'The dam is safe.', "Keep 'not' there."],
    ['Fog fell. The road is shut.', 'The road is shut because fog fell.', "Leave 'because' out"],
    ['Most of the roads are shut.', 'The roads are shut.', 'that of a part only'],
    ['The mayor said the dam is safe.', 'The mayor promised that the dam is safe.', "'promised' says more than e1"],
  ])('says which rule it is, and what mends the line: %s => %s', (source, line, reason) => {
    expect(reasonFor(line, source)).toContain(reason);
  });

  test('names words of Chinese whole', () => {
    expect(reasonFor('水库周四关闭。', '水库周五蓄水。', 'zh')).toContain("which also has '周五', '蓄水'");
  });

  test('says which quotation nobody gave', () => {
    expect(reasonFor('“A good day,” said leader Ruth Dalgleish.', given)).toContain('“a good day” is not quoted so');
  });
});

describe('The sentences that a line cites', () => {
  const given = evidenceOf('e1', 'The bridge in Porto is closed.');
  const line: ProposedLine = { host: 0, story: 0, text: 'The bridge in Porto is closed.', cites: ['e1'] };
  const context = { language: 'en', hosts: HOSTS } as const;

  test('must all be known', () => {
    expect(verifyLine({ ...line, cites: ['e1', 'e7'] }, [given], context)).toEqual({
      ok: false,
      reason: "'e7' is no id of a sentence that was given.",
    });
  });

  test('belong to its story, but for an opening or a recapitulation', () => {
    expect(verifyLine({ ...line, story: 3 }, [given], context).ok).toBe(false);
    expect(verifyLine({ ...line, story: null }, [given], context).ok).toBe(true);
  });
});

describe('A line that cites nothing', () => {
  test.each([
    ['en', 'What else do we know, Ben?'],
    ['en', "Let's move on."],
    ['de', 'Und was wissen wir noch?'],
    ['fr', 'Et ensuite, Ana ?'],
    ['es', '¿Y qué más sabemos?'],
    ['pt', 'E o que mais?'],
    ['zh', '接下来呢？'],
    ['ja', '次はどうですか。'],
  ] as const)('may lead over or ask, in %s: %s', (language, text) => {
    expect(verdictOn(text, undefined, language)).toEqual({ ok: true });
  });

  test.each(['The president has resigned.', 'Now to Lisbon.', 'There are 12 of them.', 'As she said: “never again”.'])(
    'states nothing: %s',
    (text) => {
      expect(verdictOn(text).ok).toBe(false);
    },
  );
});

describe('A number', () => {
  test.each([
    ['Almost 300 people came to Porto.', '297 people came to Porto.'],
    ['About 300 people came to Porto.', '297 people came to Porto.'],
    ['More than 1.2 million people came to Porto.', '1,214,300 people came to Porto.'],
    ['Two hundred and ninety-seven people came to Porto.', '297 people came to Porto.'],
    ['297 people came to Porto.', 'Two hundred and ninety-seven people came to Porto.'],
    ['In Porto, version 4.0.6 came out.', 'Version 4.0.6 came out in Porto.'],
  ])('may be said in words, and rounded where the line says so: %s', (text, given) => {
    expect(verdictOn(text, given)).toEqual({ ok: true });
  });

  test.each([
    ['Version 4.0.7 came out in Porto.', 'Version 4.0.6 came out in Porto.'],
    ['300 people came to Porto.', '297 people came to Porto.'],
    ['More than 300 people came to Porto.', '297 people came to Porto.'],
    ['Almost 400 people came to Porto.', '297 people came to Porto.'],
    ['300 people came to Porto.', 'Almost 300 people came to Porto.'],
    ['The wall in Porto is 3.3 feet high.', 'The wall in Porto is 1 metre high.'],
    ['The wall in Porto is 100 centimetres high.', 'The wall in Porto is 1 metre high.'],
  ])('is never another, and no unit is converted: %s', (text, given) => {
    expect(verdictOn(text, given).ok).toBe(false);
  });
});

describe('A sentence of a feed', () => {
  const told = sentencesOfFeeds();

  test('follows from itself, also when it is not compared as a whole', () => {
    const refused = told.filter(({ text, language }) => !verdictOn(` ${text}`, text, language).ok);
    expect(refused).toEqual([]);
  });

  test('is refused with another number in it', () => {
    const changed = told.map((one) => ({
      ...one,
      said: one.text.replace(/\d+/u, (digits) => `${Number(digits) + 3}`),
    }));
    const passed = changed.filter(({ said, text, language }) => said !== text && verdictOn(said, text, language).ok);
    expect(passed).toEqual([]);
  });
});

describe('The form of a line', () => {
  const given = 'The bridge in Porto is closed until Monday.';

  test.each([
    ['a line break', 'The bridge in Porto\u0000 is closed.'],
    ['a character that turns the direction', 'The bridge in \u202ePorto is closed.'],
    ['markup', 'The bridge in **Porto** is closed.'],
    ['a tag', 'The bridge in <b>Porto</b> is closed.'],
    ['an address', 'The bridge in Porto is closed, see www.porto.example.'],
    ['nothing', '   '],
    ['letters of another script', 'The bridge in Pоrto is closed.'],
    ['more words than it cites', `The bridge in Porto is closed${' until Monday'.repeat(12)}.`],
  ])('is plain speech of fitting length, without %s', (_, text) => {
    expect(verdictOn(text, given).ok).toBe(false);
  });
});
