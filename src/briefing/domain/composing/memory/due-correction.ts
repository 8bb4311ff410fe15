import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { Language } from '../../../../shared/kernel/language.js';
import type { CorrectionFile, CorrectionKind } from '../../correcting/correction.js';
import type { Script, SpokenCorrection, StoryItem } from '../../script.js';

/** What a source has changed of what an earlier briefing of the same listener cited. Holds feed text. Plain JSON. */
export interface DueCorrection {
  /** The briefing that cited it, and when that was requested. */
  readonly briefingId: string;
  readonly toldAt: EpochMs;
  readonly noticedAt: EpochMs;
  readonly kind: CorrectionKind;
  readonly item: StoryItem;
  /** Of the sentences. */
  readonly language: Language;
  readonly before: string;
  /** null: there is nothing in its place. */
  readonly after: string | null;
}

/** As it is kept with a briefing, beside a random part. */
export interface CorrectionsFile {
  readonly corrections: readonly DueCorrection[];
}

/** A correction on record in the history of an earlier briefing. */
export interface NotedCorrection {
  readonly briefingId: string;
  readonly toldAt: EpochMs;
  readonly noticedAt: EpochMs;
  readonly itemId: string;
}

/** More in one briefing are a programme of corrections; what is left comes with the next one. */
const MOST_DUE = 6;

/** Those that no briefing has told: of each item the newest, as the briefing that cited it last has it. */
export function untold<Noted extends NotedCorrection>(
  noted: readonly Noted[],
  told: readonly Pick<Script, 'corrections'>[],
): readonly Noted[] {
  const toldUntil = new Map<string, EpochMs>();
  for (const { item, noticedAt } of told.flatMap(({ corrections = [] }): readonly SpokenCorrection[] => corrections)) {
    toldUntil.set(item.id, Math.max(noticedAt, toldUntil.get(item.id) ?? -Infinity));
  }
  const due = noted
    .filter(({ itemId, noticedAt }) => noticedAt > (toldUntil.get(itemId) ?? -Infinity))
    .toSorted((a, b) => b.toldAt - a.toldAt || b.noticedAt - a.noticedAt || (a.itemId < b.itemId ? -1 : 1));
  const ofItem = new Map<string, Noted>();
  for (const one of due) if (!ofItem.has(one.itemId)) ofItem.set(one.itemId, one);
  return [...ofItem.values()].slice(0, MOST_DUE);
}

/** The first of the sentences that it concerns; null: none, so there is nothing to tell. */
export function dueOf({ briefingId, toldAt, noticedAt }: NotedCorrection, file: CorrectionFile): DueCorrection | null {
  const [sentence] = file.sentences;
  if (sentence === undefined) return null;
  const { itemId: id, title, url, sourceId, sourceTitle, at, kind, language } = file;
  const { before, after } = sentence;
  return {
    briefingId,
    toldAt,
    noticedAt,
    kind,
    item: { id, title, url, sourceId, sourceTitle, at },
    language,
    before,
    after,
  };
}

/** So long a briefing has to be for each correction that it tells. */
const BRIEFING_MS = 60_000;
const MOST_TOLD = 3;

interface Planned {
  readonly tellings: readonly {
    readonly story: { readonly members: readonly { readonly reading: { readonly item: { readonly id: string } } }[] };
  }[];
  readonly targetMs: number;
}

/** Those that a briefing tells: what was wrong before what has grown, and no figure that its own stories bring up to date. */
export function correctionsFor(
  due: readonly DueCorrection[] = [],
  { tellings, targetMs }: Planned,
): readonly DueCorrection[] {
  const told = new Set(tellings.flatMap(({ story }) => story.members.map(({ reading }) => reading.item.id)));
  const left = due.filter(({ kind, item }) => kind !== 'updated' || !told.has(item.id));
  const [grown, wrong] = [left.filter(({ kind }) => kind === 'updated'), left.filter(({ kind }) => kind !== 'updated')];
  return [...wrong, ...grown].slice(0, Math.max(1, Math.min(MOST_TOLD, Math.floor(targetMs / BRIEFING_MS))));
}

/** As a script keeps it: the language is that of its lines. */
export function spokenCorrection(correction: DueCorrection): SpokenCorrection {
  const { briefingId, toldAt, noticedAt, kind, item, before, after } = correction;
  return { briefingId, toldAt, noticedAt, kind, item, before, after };
}
