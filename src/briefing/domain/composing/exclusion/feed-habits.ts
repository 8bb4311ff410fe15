import { withoutDiacritics } from '../../../../shared/kernel/fold.js';
import type { Material } from '../material.js';

/** Fewer items tell nothing of what a feed, a section or a category is for. */
const ENOUGH = 4;
/** From this share on, the others are of the subject too. */
const NEARLY_ALL = 0.7;
/** From this share on, a feed that has the name of a subject is believed. */
const SOME = 0.25;
const MOST_SECTIONS = 2;

/** What a publisher put items together under: the feed, sections of the site, categories. */
export class FeedHabits {
  private readonly labels: ReadonlyMap<string, readonly string[]>;
  private readonly sizes = new Map<string, number>();

  constructor(items: readonly Material[]) {
    this.labels = new Map(items.map((item) => [item.id, [...new Set(labelsOf(item))]]));
    for (const label of [...this.labels.values()].flat()) this.sizes.set(label, (this.sizes.get(label) ?? 0) + 1);
  }

  /** Tells of an item whether it stands where nearly everything is of a subject. `certain`: the items that surely are. */
  among(certain: ReadonlySet<string>): (item: Material) => boolean {
    const counts = new Map<string, number>();
    for (const id of certain) {
      for (const label of this.labels.get(id) ?? []) counts.set(label, (counts.get(label) ?? 0) + 1);
    }
    const share = (label: string): number => (counts.get(label) ?? 0) / (this.sizes.get(label) ?? 1);
    const isHabit = (label: string): boolean => (this.sizes.get(label) ?? 0) >= ENOUGH && share(label) >= NEARLY_ALL;
    const habits = new Set([...counts.keys()].filter(isHabit));
    return ({ id }) => (this.labels.get(id) ?? []).some((label) => habits.has(label));
  }

  /** Whether some of what a feed has is of a subject, so that its name may be believed; a feed of few items is. */
  bearsOut({ sourceId }: Material, certain: ReadonlySet<string>): boolean {
    const own = [...this.labels].filter(([, labels]) => labels.includes(feedLabel(sourceId)));
    return own.length < ENOUGH || own.filter(([id]) => certain.has(id)).length >= SOME * own.length;
  }
}

const feedLabel = (sourceId: string): string => `feed ${sourceId}`;

function labelsOf({ sourceId, url, categories = [] }: Material): readonly string[] {
  return [feedLabel(sourceId), ...sectionsOf(url), ...categories.map((name) => `category ${sourceId} ${plain(name)}`)];
}

/** `https://paper.example/news/rugby/…`: each folder together with those before it. */
function sectionsOf(url: string | null): readonly string[] {
  const [, host = '', path = ''] = /^https?:\/\/([^/?#]+)([^?#]*)/iu.exec(url ?? '') ?? [];
  const folders = path.split('/').slice(1, -1).slice(0, MOST_SECTIONS);
  return folders.map((_, index) => `section ${host}/${folders.slice(0, index + 1).join('/')}`);
}

const plain = (name: string): string => withoutDiacritics(name.trim().toLowerCase());
