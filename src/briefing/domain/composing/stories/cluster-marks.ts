import type { EventMarks } from './event-marks.js';

/** A name heads a cluster when it is in so many of its headlines, and is known to it when in so many beginnings. */
const HEADS = 0.4;
const KNOWN = 0.34;

/** What the items of one cluster have in common. Clusters only grow and are asked often: each item is counted once. */
export class ClusterMarks {
  private size = 0;
  private found: readonly string[] | null = null;
  private readonly headings = new Map<string, number>();
  private readonly known = new Map<string, number>();
  private readonly columns = new Set<string>();

  add(marks: EventMarks | undefined, sourceOf: () => string): void {
    this.size++;
    this.found = null;
    if (marks === undefined) return;
    addTo(this.headings, marks.heading);
    addTo(this.known, marks.known);
    if (marks.isSeries) this.columns.add(sourceOf());
  }

  get items(): number {
    return this.size;
  }

  /** The names that head it. */
  heads(): readonly string[] {
    const least = Math.max(1, HEADS * this.size);
    this.found ??= [...this.headings].flatMap(([name, times]) => (times >= least ? [name] : []));
    return this.found;
  }

  /** How many of the names it does not know. */
  unknownOf(names: readonly string[]): number {
    const least = Math.max(1, KNOWN * this.size);
    return names.filter((name) => (this.known.get(name) ?? 0) < least).length;
  }

  /** Both have an issue of the same column. */
  sharesColumn({ columns }: ClusterMarks): boolean {
    const [few, many] = this.columns.size < columns.size ? [this.columns, columns] : [columns, this.columns];
    for (const source of few) if (many.has(source)) return true;
    return false;
  }
}

function addTo(counts: Map<string, number>, names: Iterable<string>): void {
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
}
