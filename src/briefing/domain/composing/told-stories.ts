import type { Story } from '../script.js';
import { titleOf } from './programme/programme.js';
import type { Telling } from './telling.js';
import { cleanTitle, shortened, visible } from './text/cleaning.js';

const TITLE_LENGTH = 110;
/** Two headlines side by side only when both are seen at a glance. */
const TWO_HEADLINES = 64;

/** A story as a script names it, the item that leads first. */
export function storyOf(telling: Telling): Story {
  const lead = telling.chosen[0]?.item.id;
  const items = telling.story.members.map(({ reading }) => reading.item);
  const leadFirst = [...items.filter(({ id }) => id === lead), ...items.filter(({ id }) => id !== lead)];
  return {
    title: titleOf(telling),
    items: leadFirst.map(({ id, title, url, sourceId, sourceTitle, at }) => ({
      id,
      title: cleanTitle(title, sourceTitle),
      url,
      sourceId,
      sourceTitle: visible(sourceTitle),
      at,
    })),
    ...(telling.disagreements.length > 0 && { disagreements: telling.disagreements }),
    ...(telling.toldBefore !== undefined && { toldBefore: telling.toldBefore }),
  };
}

/** The headlines of the best one or two stories. */
export function briefingTitle(tellings: readonly Telling[]): string {
  const [first = '', second] = tellings.map(titleOf);
  const both = second === undefined ? first : `${first} · ${second}`;
  return [...both].length <= TWO_HEADLINES ? both : shortened(first, TITLE_LENGTH);
}
