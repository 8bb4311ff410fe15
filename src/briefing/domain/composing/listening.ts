import type { Language } from '../../../shared/kernel/language.js';
import { lineMs, pauseBetween } from '../production/pace.js';
import { pacedLines } from '../programme.js';
import type { Script } from '../script.js';
import { softNewsOf } from './stories/soft-news.js';
import { isBoilerplate } from './text/boilerplate.js';
import { cleanTitle, spokenSentence, spokenTitle } from './text/cleaning.js';
import { contentOf, isEchoed, sharedStems } from './text/echo.js';
import type { Material } from './material.js';
import { nonNewsOf } from './text/non-news/non-news.js';
import { isNoStory } from './text/non-news/no-story.js';
import { namesSpeaker } from './text/referents/quoted-speakers.js';
import { standsAlone } from './text/standing-alone.js';

/** What a demanding listener counts in a script, as far as rules can. */
export interface Heard {
  readonly facts: number;
  /** What the hosts say themselves. */
  readonly phrases: number;
  readonly headlines: number;
  /** Headlines that the next sentence says again. */
  readonly echoes: number;
  readonly nonNews: readonly string[];
  /** Facts that speak of somebody or something that was not named before. */
  readonly unnamed: readonly string[];
  readonly stories: number;
  /** Stories of several items. */
  readonly merged: number;
  /** How long each story is told, with what the hosts say of it. */
  readonly storyMs: readonly number[];
  readonly lead: Lead;
  /** Share of the target that the script is longer (or shorter, below 0); null where there was not enough to tell. */
  readonly lengthError: number | null;
}

export interface Lead {
  readonly title: string;
  /** It is told in more than a headline, and is neither gossip, routine, opinion nor advertising. */
  readonly sensible: boolean;
}

interface Fact {
  readonly text: string;
  readonly quote: string;
  readonly item: Material;
  readonly story: number;
  readonly language: Language;
}

export function heardIn(script: Script, material: readonly Material[]): Heard {
  const facts = factsOf(script, material).filter(({ text }, index, all) => all[index - 1]?.text !== text);
  const pairs = facts.flatMap((fact, index) => {
    const next = facts[index + 1];
    return isHeadline(fact) && next?.story === fact.story ? [[fact, next] as const] : [];
  });
  return {
    facts: facts.length,
    phrases: script.lines.filter(({ citation }) => citation === undefined).length,
    headlines: pairs.length,
    echoes: pairs.filter(([a, b]) => isEchoed(contentOf(a.text, a.language), contentOf(b.text, b.language))).length,
    nonNews: facts
      .filter(({ quote, language }) => isBoilerplate(quote) || nonNewsOf(quote, language) !== null)
      .map(textOf),
    unnamed: facts.filter((fact, index) => isUnnamed(fact, facts.slice(0, index))).map(textOf),
    stories: script.stories.length,
    merged: script.stories.filter(({ items }) => items.length > 1).length,
    storyMs: script.stories.map((_, story) => toldMs(script, story)),
    lead: leadOf(script, facts),
    lengthError: script.shorterThanAsked ? null : script.plannedMs / script.targetMs - 1,
  };
}

function toldMs(script: Script, story: number): number {
  const { lines, language, hosts } = script;
  return pacedLines(script).reduce((sum, line, index, paced) => {
    const next = paced[index + 1];
    if (lines[index]?.story !== story) return sum;
    const ms = lineMs(line, language, hosts);
    return sum + ms + (next === undefined ? 0 : pauseBetween(line, next));
  }, 0);
}

function leadOf({ stories, language, format }: Script, facts: readonly Fact[]): Lead {
  const first = stories[0];
  const titles = first?.items.map(({ title }) => title) ?? [];
  const light = titles.filter((title) => softNewsOf(title, language) !== null || isNoStory(title, language));
  const told = facts.filter(({ story }) => story === 0).length;
  const hasBody = told > 1 || format === 'headlines';
  return { title: first?.title ?? '', sensible: hasBody && light.length <= titles.length / 2 };
}

const textOf = ({ text }: Fact): string => text;

/** Headlines that are said again at the end belong to no story. */
function factsOf(script: Script, material: readonly Material[]): readonly Fact[] {
  const items = new Map(material.map((item) => [item.id, item]));
  return script.lines.flatMap(({ text, citation, alsoFrom, story, language = script.language }) => {
    const item = items.get(citation?.itemId ?? '');
    return item === undefined || citation === undefined || alsoFrom !== undefined || story === undefined
      ? []
      : [{ ...saidOf({ text, quote: citation.quote }, item, language), item, story, language }];
  });
}

const saidOf = ({ text, quote }: Pick<Fact, 'text' | 'quote'>, item: Material, language: Language) => ({
  text: saidBySource(text, spokenOf(quote, item, language)),
  quote,
});

/** A line without what the host says in front or behind of whose it is. */
const saidBySource = (text: string, spoken: string): string =>
  text.toLowerCase().includes(spoken.replace(/[.。]$/u, '').toLowerCase()) ? spoken : text;

const spokenOf = (quote: string, { title, sourceTitle }: Material, language: Language): string =>
  quote === title.trim() ? spokenTitle(cleanTitle(title, sourceTitle), language) : spokenSentence(quote, language);

const isHeadline = ({ quote, item }: Fact): boolean => quote === item.title.trim();

/** Letters between two sentences that are no sentence, and that are hardly more than one. */
const NO_SENTENCE = 40;
const ONE_SENTENCE = 200;
const TIED_BY = 2;

function isUnnamed(fact: Fact, before: readonly Fact[]): boolean {
  const { language } = fact;
  const told = before.filter(({ story }) => story === fact.story);
  const previous = told.at(-1);
  if (isHeadline(fact) || (previous !== undefined && follows(fact, previous))) return false;
  if (namesSpeaker(fact.text, language)) return false;
  if (!standsAlone(fact.text, language)) return true;
  if (previous === undefined || previous.item !== fact.item) return false;
  const content = contentOf(fact.text, language);
  return !told.some(({ text }) => {
    const heard = contentOf(text, language);
    return [...content.names].some((name) => heard.stems.has(name)) || sharedStems(content, heard) >= TIED_BY;
  });
}

/**
 * Whether a sentence stands right after another one, but for what is no news; what is understood by itself may follow a
 * sentence that could not be said.
 */
function follows(fact: Fact, previous: Fact): boolean {
  if (fact.item !== previous.item) return false;
  const { language, item } = fact;
  const { text } = item;
  const start = text.indexOf(fact.quote);
  const end = isHeadline(previous) ? 0 : text.indexOf(previous.quote) + previous.quote.length;
  const skipped = text.slice(end, start).trim();
  const told = contentOf(previous.text, language);
  const isNews = (line: string): boolean =>
    line.length > NO_SENTENCE &&
    !isBoilerplate(line) &&
    nonNewsOf(line, language) === null &&
    !isEchoed(told, contentOf(line, language));
  const missed = skipped.length <= NO_SENTENCE ? '' : skipped.split(/\n+/u).filter(isNews).join('');
  const most = standsAlone(fact.text, language) ? ONE_SENTENCE : 0;
  return start >= end && missed.length <= most;
}
