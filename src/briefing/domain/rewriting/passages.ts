import type { Citation } from '../script.js';
import type { OfferedStory } from './evidence.js';
import { namesSource } from './proposal.js';
import type { Evidence } from './rewriting.js';
import { says } from './saying.js';
import type { JudgedLine, PassageLine, Passages, StoryPassage, WrittenLine } from './writing.js';

/** Of the lines of a story so many must hold, or it is told by the composer. */
const ENOUGH = 0.5;
const QUESTION = /[?？]["”»’」』)）]*$/u;

/** What becomes of the script with the lines that hold. `lines` are those of the last attempt at each. */
export function passagesOf(lines: readonly JudgedLine[], offered: readonly OfferedStory[]): Passages {
  const evidence = new Map(offered.flatMap((story) => story.evidence.map((one) => [one.id, one] as const)));
  const at = (place: JudgedLine['place']): readonly JudgedLine[] => lines.filter((line) => line.place === place);
  const around = (place: 'open' | 'recap'): readonly WrittenLine[] =>
    at(place)
      .filter((line) => line.verdict.ok && !asks(line))
      .flatMap((line) => written(line, evidence));
  return {
    open: around('open'),
    stories: offered.flatMap((story) => storyPassage(at(story.part.story), story, evidence) ?? []),
    recap: around('recap'),
  };
}

type Known = ReadonlyMap<string, Evidence>;

/** null: too little of it holds, so the composer's own telling stays. */
function storyPassage(lines: readonly JudgedLine[], offered: OfferedStory, evidence: Known): StoryPassage | null {
  const held = lines.filter(({ verdict }) => verdict.ok);
  if (held.length === 0 || held.length < lines.length * ENOUGH) return null;
  const said = new Set(held.filter((line) => !asks(line)).flatMap(({ line }) => line.cites));
  const turns = answeredOnly(
    lines.map((line): Turn => {
      if (line.verdict.ok) return { line, said: written(line, evidence) };
      return { line: null, said: ownInstead(line, said, offered).map((own) => ({ own })) };
    }),
  );
  const heard = turns.flatMap(({ line }) => line ?? []);
  if (!namesSource(heard, offered) || !saysDays(heard, offered)) return null;
  const own = [...ownOfUnheard(said, offered), ...offered.kept].map((index) => ({ own: index }));
  if (!saysDaysFirst([...turns, { line: null, said: own }], offered)) return null;
  return { story: offered.part.story, lines: [...turns.flatMap((turn) => turn.said), ...own] };
}

/** What is said where a model wrote a line. */
interface Turn {
  /** null: the composer's lines are said instead. */
  readonly line: JudgedLine | null;
  readonly said: readonly PassageLine[];
}

const asks = ({ line }: JudgedLine): boolean => QUESTION.test(line.text);

/** No question that nothing follows, because its answer did not hold. */
const answeredOnly = (turns: readonly Turn[]): readonly Turn[] =>
  turns.filter(({ line }, index) => line === null || !asks(line) || (turns[index + 1]?.said ?? []).length > 0);

function written({ place, line }: JudgedLine, evidence: Known): readonly WrittenLine[] {
  const [first, ...further] = line.cites.flatMap((id) => evidence.get(id) ?? []);
  const { host, text } = line;
  if (first === undefined) return typeof place === 'number' ? [{ host, text, story: place }] : [];
  const whole = { host, text, story: first.story, citation: citationOf(first) };
  return [further.length === 0 ? whole : { ...whole, alsoFrom: further.map(citationOf) }];
}

const citationOf = ({ itemId, quote }: Evidence): Citation => ({ itemId, quote });

/** The composer's own lines of what a line that does not hold cites, as far as nobody says it yet; they are said now. */
function ownInstead({ line: { cites } }: JudgedLine, said: Set<string>, offered: OfferedStory): readonly number[] {
  const unsaid = offered.evidence.filter(({ id }) => cites.includes(id) && !said.has(id));
  for (const { id } of unsaid) said.add(id);
  return unsaid.map(({ id }) => ownLineOf(id, offered));
}

/** Each item of a story is heard: of one that no line cites, the composer's first sentence is said. */
function ownOfUnheard(said: ReadonlySet<string>, offered: OfferedStory): readonly number[] {
  const heard = new Set(offered.evidence.filter(({ id }) => said.has(id)).map(({ itemId }) => itemId));
  const firsts = offered.evidence.filter(
    ({ itemId }, index) => offered.evidence.findIndex((other) => other.itemId === itemId) === index,
  );
  return firsts.filter(({ itemId }) => !heard.has(itemId)).map(({ id }) => ownLineOf(id, offered));
}

const ownLineOf = (id: string, { evidence, facts }: OfferedStory): number =>
  facts[evidence.findIndex((one) => one.id === id)] ?? 0;

/** Lines that rest on a sentence with a day say it; so somebody has to rest on one. */
const saysDays = (held: readonly JudgedLine[], { dates }: OfferedStory): boolean =>
  [...dates.keys()].every((id) => held.some(({ line }) => line.cites.includes(id)));

/** A sentence that leaves its day to one before it comes after a line that says it. */
function saysDaysFirst(turns: readonly Turn[], offered: OfferedStory): boolean {
  const { dates, ofDays } = offered;
  const saidDays = new Set<string>();
  return turns.every(({ line, said }) => {
    const own = said.flatMap((one) => ('own' in one ? idsOfOwn(one.own, offered) : []));
    const days = [...ofDays.values()].filter((day) => line !== null && says(line.line.text, day));
    for (const day of [...days, ...own.flatMap((id) => dates.get(id) ?? [])]) saidDays.add(day);
    return [...own, ...(line?.line.cites ?? [])].every((id) => !ofDays.has(id) || saidDays.has(ofDays.get(id) ?? ''));
  });
}

const idsOfOwn = (own: number, { evidence, facts }: OfferedStory): readonly string[] =>
  evidence.flatMap(({ id }, index) => (facts[index] === own ? [id] : []));
