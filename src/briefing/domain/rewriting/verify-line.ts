import { isCjk } from '../composing/text/words.js';
import type { Evidence, ProposedLine, VerifyingContext, VerifyLine } from './rewriting.js';
import { withoutOpenQuestions } from './verifying/asking.js';
import { withoutFrame } from './verifying/frames.js';
import { isContent } from './verifying/token.js';
import { articlesOf } from './verifying/rules/articles.js';
import { datesOf } from './verifying/rules/dates.js';
import { directionsOf } from './verifying/rules/directions.js';
import { bindingOf, pairsOf } from './verifying/rules/binding.js';
import { clausesOf } from './verifying/rules/clauses.js';
import { causesOf } from './verifying/rules/causes.js';
import { certaintyOf } from './verifying/rules/certainty.js';
import { demandsOf } from './verifying/rules/demands.js';
import { formOf } from './verifying/form.js';
import { japaneseRolesOf, japaneseTopicOf } from './verifying/rules/japanese-roles.js';
import { namesOf } from './verifying/rules/names.js';
import { nominalOf } from './verifying/rules/nominals.js';
import { partOf } from './verifying/rules/parts.js';
import { quotationsOf } from './verifying/rules/quotations.js';
import { citedOf, tokensOf, type Claim, type Objection, type Segment } from './verifying/reading.js';
import { rolesOf } from './verifying/rules/roles.js';
import { statementIn } from './verifying/saying-nothing.js';
import { speakerOf } from './verifying/rules/speakers.js';
import { stanceOf } from './verifying/rules/stances.js';
import { tenseOf } from './verifying/rules/tense.js';
import { supportOf } from './verifying/support.js';

/** How much longer than what it cites a line may be. */
const LONGER = { words: 15, letters: 40 };

/**
 * Whether a line says nothing but what the sentences that it cites say. It is refused when in doubt: a sentence of the
 * source takes its place, and nothing false is heard. ADR 0052.
 */
export const verifyLine: VerifyLine = (line, cited, context) => {
  const reason =
    citesOf(line, cited) ??
    formOf(line.text, context.language) ??
    lengthOf(line, cited, context) ??
    contentOf(line, cited, context);
  return reason === undefined ? { ok: true } : { ok: false, reason };
};

function citesOf(line: ProposedLine, cited: readonly Evidence[]): Objection {
  const unknown = line.cites.find((id) => !cited.some((one) => one.id === id));
  if (unknown !== undefined) return `'${unknown}' is no id of a sentence that was given.`;
  const stray = line.story === null ? undefined : cited.find(({ story }) => story !== line.story);
  return stray === undefined ? undefined : `${stray.id} belongs to another story than the line.`;
}

function lengthOf({ text }: ProposedLine, cited: readonly Evidence[], { language }: VerifyingContext): Objection {
  if (cited.length === 0) return undefined;
  const lengthOfText = (one: string): number => (isCjk(language) ? [...one].length : one.split(/\s+/u).length);
  const most = cited.reduce(
    (sum, one) => sum + lengthOfText(one.text),
    isCjk(language) ? LONGER.letters : LONGER.words,
  );
  return lengthOfText(text) > most
    ? `The line is much longer than what it cites: at most ${most} ${isCjk(language) ? 'characters' : 'words'}.`
    : undefined;
}

function contentOf(
  line: ProposedLine,
  evidence: readonly Evidence[],
  { language, hosts }: VerifyingContext,
): Objection {
  if (evidence.length === 0) return statementIn(line.text, hosts, language);
  const text = line.text;
  if (evidence.some((one) => one.text === text)) return undefined;
  const cited = evidence.map((one) => citedOf(one, language));
  const claim = claimOf(text, cited, language);
  if (!claim.tokens.some((token) => isContent(token) || token.operators.length > 0)) return quotationsOf(claim);
  const reported = quotationsOf(claim) ?? demandsOf(claim.text, evidence, language);
  if (reported !== undefined) return reported;
  const support = supportOf(claim);
  if (support.segments === undefined) return support.objection;
  const relations = causesOf(support.segments, claim.tokens, language);
  return relations ?? firstOf(support.segments, claim);
}

/** What a line states: without what only asks, or leads to it. */
function claimOf(line: string, cited: Claim['cited'], language: Claim['language']): Claim {
  const text = withoutFrame(line, language);
  return { text, tokens: withoutOpenQuestions(tokensOf(text, language)), cited, language };
}

/** Each says what is wrong with a stretch of a line; the first that objects is heard. */
const RULES: readonly ((segment: Segment, claim: Claim) => Objection)[] = [
  (segment, { tokens, language }) => certaintyOf(segment, tokens, language),
  (segment, { tokens, language }) => stanceOf(segment, tokens, language),
  (segment, { tokens, language }) => speakerOf(segment, tokens, language),
  (segment, { tokens, language }) => tenseOf(segment, tokens, language),
  (segment, { language }) => clausesOf(segment, language),
  (segment, { text, language }) => directionsOf(segment, text, language),
  (segment, { text, language }) => articlesOf(segment, text, language),
  (segment, { text, language }) => partOf(segment, text, language),
  (segment, { language }) => namesOf(segment, language),
  (segment, { language }) => bindingOf(segment, language),
  (segment, { language }) => pairsOf(segment, language),
  (segment, { language }) => nominalOf(segment, language),
  (segment, { language }) => datesOf(segment, language),
  (segment, { language }) => (language === 'ja' ? undefined : rolesOf(segment, language)),
  (segment, { text, language }) => (language === 'ja' ? japaneseRolesOf(segment, text) : undefined),
  (segment, { text, language }) => (language === 'ja' ? japaneseTopicOf(segment, text) : undefined),
];

function firstOf(segments: readonly Segment[], claim: Claim): Objection {
  for (const segment of segments) {
    for (const rule of RULES) {
      const objection = rule(segment, claim);
      if (objection !== undefined) return objection;
    }
  }
  return undefined;
}
