import type { Telling } from '../telling.js';
import { withLead } from '../text/weaving.js';
import { isCjk } from '../text/words.js';
import { shortened } from '../text/cleaning.js';
import { HEADLINE, type SpokenQuote } from '../candidate.js';
import { announcedIn, Opening } from './opening.js';
import { tellCorrections } from './corrections.js';
import { Pacing } from './pacing.js';
import { ScriptWriter } from './script-writer.js';
import type { Dialogue, Setting } from './setting.js';
import { StoryTeller } from './story-teller.js';

const CHAPTER_TITLE = 80;
/** Welcome, agenda and closing; with many facts also a goodbye. */
const FRAME = 3;
const GOODBYE_FROM = 12;
/** Headlines that are said again. */
const RECAPPED = 3;
/** Of so many of the first stories a headline may be missing. */
const SPARE = 2;

/** Writes a programme: the news, who speaks, story after story, what to remember, and goodbye. */
export function programmeOf(topics: readonly (readonly Telling[])[], setting: Setting): Dialogue {
  const tellings = topics.flat();
  const announced = announcedIn(tellings, setting);
  const facts = tellings.reduce((sum, { chosen }) => sum + chosen.length, announced.length);
  const writer = new ScriptWriter(setting, new Pacing(facts, frameOf(setting, facts)));
  const opening = new Opening(setting, writer);
  opening.open(tellings, announced);
  tellAll(topics, { setting, writer, counted: opening.counted });
  close({ setting, writer, tellings, facts });
  return { lines: writer.lines, chapters: writer.chapters, tellings, corrections: setting.corrections };
}

const frameOf = ({ sparse, foreign, disclosure }: Setting, facts: number): number =>
  FRAME + [facts >= GOODBYE_FROM, sparse !== null, foreign, disclosure !== null].filter(Boolean).length;

interface Running {
  readonly setting: Setting;
  readonly writer: ScriptWriter;
}

function tellAll(
  topics: readonly (readonly Telling[])[],
  { setting, writer, counted }: Running & { readonly counted: ReadonlySet<number> },
): void {
  const teller = new StoryTeller(setting, writer);
  const last = topics.flat().length - 1;
  let story = 0;
  for (const topic of topics) {
    topic.forEach((telling, index) => {
      if (index === 0) writer.chapter(shortened(titleOf(telling), CHAPTER_TITLE));
      const before = topic[index - 1] ?? null;
      teller.tell(telling, { story, before, isLast: story === last, counted: counted.has(story) });
      story++;
    });
  }
}

function close({
  setting,
  writer,
  tellings,
  facts,
}: Running & { readonly tellings: readonly Telling[]; readonly facts: number }): void {
  writer.chapter(setting.book.chapters.closing);
  tellCorrections(setting, writer);
  if (setting.recap) recap(headlinesOf(tellings), { setting, writer });
  writer.phrase(0, 'closing');
  if (facts >= GOODBYE_FROM) writer.phrase(writer.other(0), 'goodbye');
}

/** Of the first stories, those of them too that began with their headline and were not announced by it. */
const headlinesOf = (tellings: readonly Telling[]): readonly SpokenQuote[] =>
  tellings
    .slice(0, RECAPPED + SPARE)
    .flatMap(({ headline, chosen }) => headline ?? chosen.find(({ position }) => position === HEADLINE) ?? [])
    .slice(0, RECAPPED);

/** The first headlines again in one breath, unless it takes two voices. */
function recap(recapped: readonly SpokenQuote[], { setting: { deck, language }, writer }: Running): void {
  if (recapped.length < 2) return;
  if (recapped.some((headline) => headline.language !== language)) return recapEach(recapped, writer);
  const headlines = recapped.map(({ spoken }) => spoken).join(isCjk(language) ? '' : ' ');
  const citations = recapped.map(({ item, quote }) => ({ itemId: item.id, quote }));
  const text = withLead(deck.say('recap'), headlines, language);
  writer.joined(writer.other(0), { text, language }, citations);
}

function recapEach(recapped: readonly SpokenQuote[], writer: ScriptWriter): void {
  const host = writer.other(0);
  writer.phrase(host, 'recap');
  for (const { spoken: text, language, item, quote } of recapped) {
    writer.joined(host, { text, language }, [{ itemId: item.id, quote }]);
  }
}

export const titleOf = (telling: Telling): string =>
  telling.story.members.find(({ reading }) => reading.item.id === telling.chosen[0]?.item.id)?.reading.title ||
  (telling.chosen[0]?.spoken ?? '');
