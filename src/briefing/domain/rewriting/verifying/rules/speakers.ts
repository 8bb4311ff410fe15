import type { Language } from '../../../../../shared/kernel/language.js';
import { lexiconOf } from '../lexicon.js';
import { isAsking } from '../asking.js';
import { findsAny } from '../matching.js';
import type { Objection, Segment } from '../reading.js';
import { quoted } from '../reasons.js';
import { sayings, stretch, type Saying } from '../sayings.js';
import { sentencesOf } from '../scopes.js';
import { has, isContent, isTime, type Token } from '../token.js';

/** What somebody says stays what they say, and nobody says what another has said. */
export function speakerOf(segment: Segment, line: readonly Token[], language: Language): Objection {
  const { cited } = segment;
  const given = sayings(cited.tokens, language);
  const around = sentencesOf(line).filter((sentence) => sentence.some((token) => segment.tokens.includes(token)));
  const said = around.flatMap((sentence) => sayings(sentence, language));
  // That a newspaper reports it does not say who told the newspaper.
  if (around.every((sentence) => isOpenQuestion(sentence, line))) return undefined;
  if (said.every((saying) => isOfSource(saying, segment, language))) {
    const dropped = given.find(
      (saying) =>
        saysAny(segment, saying.reported, language) &&
        !isPledge(saying, segment, language) &&
        !isConfirmed(saying.word, segment.tokens),
    );
    if (dropped === undefined) return undefined;
    return `${cited.id} reports what somebody says ('${dropped.word.text}'): the line must say who says it${named(dropped, language)}.`;
  }
  for (const saying of sayings(segment.tokens, language)) {
    const objection = wrongSpeaker(saying, segment, given, language);
    if (objection !== undefined) return objection;
  }
  return undefined;
}

/** "The agency warned the company": not who is warned. A German subject may stand on either side. */
const speakersOf = ({ before, after }: Saying, language: Language): readonly Token[] =>
  before.length > 0 && language !== 'de' ? before : [...before, ...after];

/** With the words of the cited sentence that name them. */
function named(saying: Saying, language: Language): string {
  const speakers = speakersOf(saying, language);
  // In Japanese the words before the verb are what was said.
  return speakers.length === 0 || language === 'ja'
    ? ''
    : `: ${quoted(speakers, language)}, as in “…, says …” or “according to …”`;
}

const PRONOUN = /^(?:he|she|it|they|er|sie|il|elle|ils|elles|on|el|ella|ellos|ellas|ele|ela|eles|elas)$/u;

const isBehindPronoun = (word: Token, { tokens }: Segment): boolean =>
  PRONOUN.test(tokens.slice(0, tokens.indexOf(word)).findLast(({ kind }) => kind !== 'operator')?.key ?? '');

/** "The bank kept its rate, though it hinted at a cut": who is meant was named before. */
const untilWord = (word: Token, { tokens }: Segment): readonly Token[] =>
  tokens.slice(0, tokens.indexOf(word)).filter(isContent);

/** A subject behind its verb, not an object: "den" and "dem" mark those. */
const hasArticle = (word: Token, { tokens }: Segment): boolean =>
  /^(?:der|die|das)$/u.test(tokens[tokens.indexOf(word) + 1]?.key ?? '');

/** "Her lawyer said that he will appeal": who says what they will do may be said to be going to do it. */
function isPledge({ word, before }: Saying, { tokens, cited }: Segment, language: Language): boolean {
  const behind = cited.tokens.slice(cited.tokens.indexOf(word) + 1);
  const next = behind.find(({ kind }) => kind !== 'free');
  const isOwn = next !== undefined && has(next, 'intent') && before.length > 0;
  return (
    isOwn &&
    tokens.some((token) => has(token, 'intent')) &&
    before.some((speaker) => findsAny(speaker, tokens, language))
  );
}

/** "How did she react to the result?" says nothing of what was said. */
function isOpenQuestion(sentence: readonly Token[], line: readonly Token[]): boolean {
  const asks = sentence.some((token) => isAsking(line, token));
  return asks && sentence.filter((token) => isContent(token) && token.kind !== 'name').length <= 3;
}

const saysAny = ({ tokens }: Segment, reported: readonly Token[], language: Language): boolean =>
  tokens.some((token) => isContent(token) && !isTime(token) && findsAny(token, reported, language));

const isOfSource = (saying: Saying, { cited }: Segment, language: Language): boolean =>
  speakersOf(saying, language).some((token) => findsAny(token, cited.source, language)) &&
  !saying.before.some((token) => findsAny(token, cited.tokens, language) && !findsAny(token, cited.source, language));

const CONFIRMS = /^(?:confirm|bestätig)|确诊|证实|確認/iu;
const OF_PASSIVE = /^(?:is|are|was|were|be|been|se|sido|ete|foram|foi|son|fueron|sont|worden|wurden|wurde|gibt)$/u;

/** "41 confirmed cases", "41 cases have been confirmed": it says that somebody has, as the cited sentence does. */
function isConfirmed(word: Token, tokens: readonly Token[]): boolean {
  if (!CONFIRMS.test(word.text)) return false;
  const at = tokens.findIndex(({ text }) => CONFIRMS.test(text));
  const beside = [...tokens.slice(Math.max(0, at - 3), at), ...tokens.slice(at + 1, at + 2)];
  return at >= 0 && beside.some(({ kind, key }) => OF_PASSIVE.test(key) || kind === 'number');
}

const isConfirmedThere = (word: Token, { tokens }: Segment, given: readonly Saying[]): boolean =>
  isConfirmed(word, tokens) && given.some((one) => CONFIRMS.test(one.word.text));

function wrongSpeaker(saying: Saying, segment: Segment, given: readonly Saying[], language: Language): Objection {
  const { word, before, after } = saying;
  const { cited } = segment;
  if (isOfSource(saying, segment, language) || isConfirmedThere(word, segment, given)) return undefined;
  const near = before.length > 0 ? before : after;
  if (given.length === 0)
    return `'${word.text}': ${cited.id} does not say that anybody said so. Tell it without who says it, or name its source.`;
  if (language === 'ja' || near.length === 0) return undefined;
  const until = isBehindPronoun(word, segment) ? untilWord(word, segment) : [];
  const named = until.length > 0 ? until : near;
  const speakers = [...given.flatMap((one) => speakersOf(one, language)), ...agentsIn(cited.tokens, language)];
  const isSpeaker = (token: Token): boolean => findsAny(token, speakers, language);
  // "Häuser meldet der Landkreis"
  return named.some(isSpeaker) || (language === 'de' && hasArticle(word, segment) && after.some(isSpeaker))
    ? undefined
    : `'${near[0]?.text ?? ''}' is not who says it in ${cited.id}: there it is ${quoted(speakers, language)}.`;
}

/** "Estimated at 6 million by the insurer" */
function agentsIn(tokens: readonly Token[], language: Language): readonly Token[] {
  const { agents, passiveVerbs } = lexiconOf(language);
  const at = tokens.findIndex(({ key }) => agents.has(key));
  const isPassive = tokens.some((token) => passiveVerbs.has(token.key) || has(token, 'said'));
  return at < 0 || !isPassive ? [] : stretch(tokens.slice(at + 1));
}
