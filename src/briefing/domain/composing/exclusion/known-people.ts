import type { Reading } from '../reading.js';

/** "Ines Kavanagh", イネス・カバル, 莉娜·莫斯: a first name and another; one word alone may be a town. */
const FULL_NAMES =
  /\p{Lu}[\p{Ll}'’-]+(?: (?:van|von|de|da|dos|del|der|di|la|le))* \p{Lu}[\p{Ll}'’-]+|[\p{sc=Katakana}ー]{2,}・[\p{sc=Katakana}ー]{2,}|[\p{sc=Han}]{2,4}·[\p{sc=Han}]{2,4}/gu;
/** Further down stands whom an item is not about. */
const LEAD = 600;
/** In so many items, and surely of the subject in two of three of them: then so are the others. */
const FEWEST = 3;
const MOST_OF_THEM = 2 / 3;

/** "On Saturday", "Die Mannschaft": nobody whose name stands within no sentence; "in Los Angeles": nobody, but a place. */
const WITHIN = /(?:[\p{Ll}\p{N}]|[,:]) $/u;
const PLACED = /(?<!\p{L})(?:in|near|en|à|em) $/iu;
const FARTHEST = 8;

/** Whom the caller's own items name, and where. */
export class KnownPeople {
  private readonly namesOf: ReadonlyMap<string, ReadonlySet<string>>;
  private readonly counts: ReadonlyMap<string, number>;

  constructor(readings: readonly Reading[]) {
    const leads = readings.map(({ item }) => [item.id, `${item.title}\n${item.text.slice(0, LEAD)}`] as const);
    const people = peopleIn(leads.map(([, lead]) => lead));
    this.namesOf = new Map(
      leads.map(([id, lead]) => [id, new Set([...namesIn(lead)].filter((name) => people.has(name)))]),
    );
    this.counts = counted(this.namesOf.values());
  }

  /** Tells of an item whether somebody is named in it who is known from the subject. `certain`: the items that surely are of it. */
  among(certain: ReadonlySet<string>): (item: Reading['item']) => boolean {
    const there = counted([...certain].map((id) => this.namesOf.get(id) ?? new Set<string>()));
    const known = new Set(
      [...there]
        .filter(
          ([name, times]) =>
            (this.counts.get(name) ?? 0) >= FEWEST && times >= MOST_OF_THEM * (this.counts.get(name) ?? 0),
        )
        .map(([name]) => name),
    );
    return ({ id }) => known.size > 0 && [...(this.namesOf.get(id) ?? [])].some((name) => known.has(name));
  }
}

function peopleIn(leads: readonly string[]): ReadonlySet<string> {
  const [within, places] = [new Set<string>(), new Set<string>()];
  for (const lead of leads) {
    for (const { 0: name, index } of lead.matchAll(FULL_NAMES)) {
      const before = lead.slice(Math.max(0, index - FARTHEST), index);
      if (name.includes('・') || name.includes('·') || WITHIN.test(before)) within.add(name);
      if (PLACED.test(before)) places.add(name);
    }
  }
  return new Set([...within].filter((name) => !places.has(name)));
}

const namesIn = (text: string): ReadonlySet<string> => new Set(text.match(FULL_NAMES) ?? []);

function counted(all: Iterable<ReadonlySet<string>>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const names of all) for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
