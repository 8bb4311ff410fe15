import { hasAddress, visible } from '../composing/text/cleaning.js';
import type { OfferedStory } from './evidence.js';
import type { Evidence, ProposedLine, VerifyingContext, Verdict, VerifyLine } from './rewriting.js';
import { says } from './saying.js';
import type { Place } from './script-parts.js';
import type { JudgedLine } from './writing.js';

/** What a model answers: lines in order, each at a place and with the ids of what it follows from. */
export interface Answer {
  readonly lines: readonly AnsweredLine[];
}

export interface AnsweredLine {
  readonly place: string;
  readonly host: number;
  readonly text: string;
  readonly cites: readonly string[];
}

const MOST_LINES = 400;
const LONGEST_TEXT = 2_000;
const MOST_CITES = 20;

/** Bounds of an answer of any kind (JSON Schema). Which places and ids there are is judged line by line. */
export const ANSWER_SHAPE = {
  type: 'object',
  required: ['lines'],
  properties: {
    lines: {
      type: 'array',
      maxItems: MOST_LINES,
      items: {
        type: 'object',
        required: ['place', 'text', 'cites'],
        properties: {
          place: { type: 'string', maxLength: 20 },
          host: { type: 'integer' },
          text: { type: 'string', maxLength: LONGEST_TEXT },
          cites: { type: 'array', maxItems: MOST_CITES, items: { type: 'string', maxLength: 20 } },
        },
      },
    },
  },
} as const;

/** One breath: about twice the longest sentence that a host should say. */
const LONGEST_SPOKEN = 420;
const MARKUP = /[`*#<>{}|[\]\\_~]|^\s*[-–—•]\s/u;

/** What lines are judged by. */
export interface JudgingContext {
  /** By their names in the question: open, recap, s1 … */
  readonly places: ReadonlyMap<string, Place>;
  readonly evidence: ReadonlyMap<string, Evidence>;
  /** Of sentences that are of another day, the words that say so. */
  readonly dates: ReadonlyMap<string, string>;
  /** Of all sentences that are of another day, that day: around the stories nobody has said it before. */
  readonly ofDays: ReadonlyMap<string, string>;
  readonly context: VerifyingContext;
  readonly verify: VerifyLine;
}

export function judged(answered: AnsweredLine, attempt: number, judging: JudgingContext): JudgedLine {
  const place = judging.places.get(answered.place) ?? null;
  const line: ProposedLine = {
    host: answered.host,
    story: typeof place === 'number' ? place : null,
    text: visible(answered.text),
    cites: [...new Set(answered.cites)],
  };
  return { place, line, attempt, verdict: verdictOn(line, place, judging) };
}

function verdictOn(
  line: ProposedLine,
  place: Place | null,
  { evidence, dates, ofDays, context, verify }: JudgingContext,
): Verdict {
  const days = typeof place === 'number' ? [dates] : [dates, ofDays];
  const reason = refusalOf(line, place, { evidence, context }) ?? missingDay(line, days);
  if (reason !== null) return { ok: false, reason };
  return verify(
    line,
    line.cites.flatMap((id) => evidence.get(id) ?? []),
    context,
  );
}

/** What no sentence could make good. */
function refusalOf(
  { host, text, cites }: ProposedLine,
  place: Place | null,
  { evidence, context }: Pick<JudgingContext, 'evidence' | 'context'>,
): string | null {
  if (place === null) return 'Its place is none of those that were asked for.';
  if (context.hosts[host] === undefined) return `There is no host ${host}.`;
  if (text === '') return 'It says nothing.';
  if (text.length > LONGEST_SPOKEN) return 'It is too long to be said in one breath: make it two lines.';
  if (hasAddress(text) || MARKUP.test(text)) return 'It cannot be read aloud: no addresses, markup or lists.';
  if (cites.length === 0 && typeof place !== 'number') return 'It cites no sentence.';
  const unknown = cites.find((id) => !evidence.has(id));
  if (unknown !== undefined) return `It cites ${JSON.stringify(unknown)}, and there is no such sentence.`;
  const foreign = cites.find((id) => typeof place === 'number' && evidence.get(id)?.story !== place);
  return foreign === undefined ? null : `It cites ${foreign}, which is of another story.`;
}

/** What is of another day is not told as if it were of today. */
function missingDay({ text, cites }: ProposedLine, days: readonly ReadonlyMap<string, string>[]): string | null {
  const needed = days.flatMap((dayOf) => cites.flatMap((id) => dayOf.get(id) ?? []));
  const missing = needed.find((day) => !says(text, day));
  return missing === undefined ? null : `It does not say when that was: "${missing}".`;
}

export const namesSource = (lines: readonly JudgedLine[], { sources }: Pick<OfferedStory, 'sources'>): boolean =>
  sources.length === 0 || lines.some(({ line }) => sources.some((source) => says(line.text, source)));

/** A story of which nobody says whose it is has its first line refused for it. */
export function demandSources(lines: readonly JudgedLine[], offered: readonly OfferedStory[]): readonly JudgedLine[] {
  return lines.map((line) => {
    const story = offered.find(({ part }) => part.story === line.place);
    const held = lines.filter(({ place, verdict }) => verdict.ok && place === line.place);
    if (story === undefined || held[0] !== line || namesSource(held, story)) return line;
    return {
      ...line,
      verdict: { ok: false, reason: `Nobody says whose story it is: name "${story.sources[0] ?? ''}" here.` },
    };
  });
}
