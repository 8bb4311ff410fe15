import { Injectable } from '@nestjs/common';
import type { BriefingId } from '../../shared/kernel/identifiers.js';
import type { Briefing } from '../domain/briefing.js';
import type { Material } from '../domain/composing/material.js';
import { citedItems, type CitedItem } from '../domain/correcting/cited-sentences.js';
import type { CorrectionFile } from '../domain/correcting/correction.js';
import { standing } from '../domain/correcting/recorded.js';
import { mayBeRevised, revisionOf, type Version } from '../domain/correcting/revision.js';
import type { Script } from '../domain/script.js';
import { BriefingFiles } from './ports/media/briefing-files.js';
import { CitationIndex } from './ports/citation-index.js';
import { SourceMaterial } from './ports/source-material.js';

type Ready = Extract<Briefing, { status: 'ready' }>;

/** As many as Feed answers at once; no briefing speaks of more. */
const MOST = 500;

/** Compares cited sentences with what their items say now. */
@Injectable()
export class CitationReview {
  constructor(
    private readonly index: CitationIndex,
    private readonly sources: SourceMaterial,
    private readonly files: BriefingFiles,
  ) {}

  /** What has changed in substance, also where it is on record already. `itemIds` null: of all. Throws LostContent. */
  async of(id: BriefingId, state: Ready, itemIds: readonly string[] | null): Promise<readonly CorrectionFile[]> {
    const script = await this.files.json<Script>(state.composed.script);
    const cited = citedItems(script).slice(0, MOST);
    const idsOf = (items: readonly CitedItem[]): readonly string[] => items.map(({ itemId }) => itemId);
    // Before it looks: whoever changes an item after that finds the briefing.
    if (itemIds === null) await this.index.add(id, idsOf(cited));
    const asked = cited.filter(({ itemId }) => itemIds === null || itemIds.includes(itemId));
    const present = await this.sources.present(state.requested.owner, idsOf(asked));
    const now = new Map(present.map(({ id: itemId, version }) => [itemId, version]));
    const suspects = suspectsAmong(asked, state, now);
    // The items as they were are many and long, and most revisions leave alone what is cited.
    if (suspects.length === 0) return [];
    const material = await this.files.json<readonly Material[]>(state.composed.material);
    const then = new Map(material.map((item) => [item.id, item]));
    return suspects.flatMap((one) => {
      const item = then.get(one.itemId);
      return item === undefined ? [] : (correctionOf(one, item, now.get(one.itemId) ?? null) ?? []);
    });
  }
}

/** Those that may have changed, and those of which a change is on record that may hold no more. */
function suspectsAmong(
  cited: readonly CitedItem[],
  { corrections = [] }: Ready,
  now: ReadonlyMap<string, Version | null>,
): readonly CitedItem[] {
  const noted = new Set(standing(corrections).map(({ itemId }) => itemId));
  return cited.filter(({ itemId, sentences, language }) => {
    const version = now.get(itemId);
    if (version === undefined) return false;
    return noted.has(itemId) || mayBeRevised({ now: version, cited: sentences, language });
  });
}

function correctionOf({ sentences, language }: CitedItem, item: Material, now: Version | null): CorrectionFile | null {
  const before = { title: item.title, text: item.text };
  const revision = revisionOf({ before, now, cited: sentences, language });
  if (revision === null) return null;
  const { id: itemId, title, url, sourceId, sourceTitle, at } = item;
  return { itemId, title, url, sourceId, sourceTitle, at, language, ...revision };
}
