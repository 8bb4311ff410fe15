import { Injectable } from '@nestjs/common';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { assertOneScope, UnknownRuleScope, type Rule, type RuleMeaning } from '../../domain/rule.js';
import { RuleStore } from '../ports/rule-store.js';
import { SourceFolders, type SourceFolder } from '../ports/source-folders.js';
import { VisibleFeeds, type Visible } from '../ports/visible-feeds.js';
import type { ItemSummary } from '../ports/item-reader.js';
import { presentNames } from '../present-names.js';
import { withGivenTitles, type Sourced } from '../sourced-item.js';

/** A rule under the ids of today, with the feeds that it is for. */
export interface PresentRule<Said extends RuleMeaning = Rule> {
  readonly rule: Said;
  readonly feedIds: ReadonlySet<number>;
}

type Scopes = Pick<RuleMeaning, 'folderId' | 'sourceId'>;

/** Rules of which the folder or the source is still there. Both may have been merged into others of the caller. */
@Injectable()
export class PresentRules {
  constructor(
    private readonly rules: RuleStore,
    private readonly feeds: VisibleFeeds,
    private readonly folders: SourceFolders,
  ) {}

  visibleTo(caller: CallerId): Promise<Visible> {
    return this.feeds.of(caller);
  }

  withGivenTitles<Item extends ItemSummary>(
    caller: CallerId,
    items: readonly Sourced<Item>[],
  ): Promise<Sourced<Item>[]> {
    return withGivenTitles(this.feeds, caller, items);
  }

  /** Oldest first. */
  async of(caller: CallerId, visible?: Visible): Promise<readonly PresentRule[]> {
    const rules = await this.rules.of(caller);
    return rules.length === 0 ? [] : this.present(caller, rules, visible);
  }

  /** What a caller is about to say. Throws RuleOfTwoScopes, UnknownRuleScope. */
  async one(caller: CallerId, meaning: RuleMeaning): Promise<PresentRule<RuleMeaning>> {
    assertOneScope(meaning);
    const [present] = await this.present(caller, [meaning]);
    if (present !== undefined) return present;
    const { folderId, sourceId } = meaning;
    throw folderId === null
      ? new UnknownRuleScope('source_id', sourceId ?? '')
      : new UnknownRuleScope('folder_id', folderId);
  }

  private async present<Said extends RuleMeaning>(
    caller: CallerId,
    rules: readonly Said[],
    known?: Visible,
  ): Promise<readonly PresentRule<Said>[]> {
    const visible = known ?? (await this.feeds.of(caller));
    const folders = rules.some(({ folderId }) => folderId !== null)
      ? await this.folders.of(caller)
      : new Map<string, SourceFolder>();
    const named = rules.flatMap(({ sourceId }) => sourceId ?? []);
    const names = await presentNames(this.feeds, { caller, visible }, named);
    const sources = new Map(named.map((id, index) => [id, names[index] ?? id]));
    return rules.flatMap((rule) => {
      const scope = scopeOf(rule, folders, sources);
      const feedIds = scope === null ? null : feedsIn(visible, scope, folders);
      return scope === null || feedIds === null ? [] : { rule: { ...rule, ...scope }, feedIds };
    });
  }
}

/** null: its folder is gone. */
function scopeOf(
  { folderId, sourceId }: Scopes,
  folders: ReadonlyMap<string, SourceFolder>,
  sources: ReadonlyMap<string, string>,
): Scopes | null {
  if (sourceId !== null) return { folderId: null, sourceId: sources.get(sourceId) ?? sourceId };
  if (folderId === null) return { folderId, sourceId };
  const folder = folders.get(folderId);
  return folder === undefined ? null : { folderId: folder.id, sourceId };
}

/** null: the source is followed no more. */
function feedsIn(
  visible: Visible,
  { folderId, sourceId }: Scopes,
  folders: ReadonlyMap<string, SourceFolder>,
): ReadonlySet<number> | null {
  if (folderId === null && sourceId === null) return new Set(visible.keys());
  const wanted = new Set<string>(folderId === null ? [sourceId ?? ''] : (folders.get(folderId)?.subscriptionIds ?? []));
  const feedIds = new Set([...visible].flatMap(([feedId, id]) => (wanted.has(id) ? feedId : [])));
  return folderId === null && feedIds.size === 0 ? null : feedIds;
}
