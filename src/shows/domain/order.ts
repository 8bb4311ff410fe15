import type { EpochMs } from '../../shared/kernel/clock.js';
import { InvalidRequest } from '../../shared/kernel/domain-error.js';
import type { Language } from '../../shared/kernel/language.js';
import type { Format } from '../../shared/kernel/listening.js';
import type { Show, ShowScope } from './show.js';

/** An episode as it is asked for. What is left out is as the owner prefers it. */
export interface EpisodeOrder {
  readonly userRequest: string;
  readonly language?: Language;
  readonly hostIds?: readonly string[];
  readonly timezone?: string;
  readonly capacity: { readonly targetLengthSeconds?: number };
  readonly scope: {
    readonly sourceIds?: readonly string[];
    readonly excludedSourceIds?: readonly string[];
    readonly query?: string;
  };
  readonly format?: Format;
  readonly series: string;
}

/** What the owner follows at the moment: ids of sources as a show may name them, each with the id of today. */
export interface Followed {
  readonly sources: ReadonlyMap<string, string>;
  readonly folders: ReadonlyMap<string, readonly string[]>;
}

/** The scope names sources or folders, and none of them is followed any more: that is not everything. */
export class NothingFollowed extends InvalidRequest {
  constructor() {
    super('None of the sources of this show is followed any more. Change its scope.');
  }
}

/** Names the episode for ever: whoever asks again asks for the same. */
export const orderKeyOf = (show: Pick<Show, 'id'>, moment: EpochMs): string => `show:${show.id}:${moment}`;

/** How an episode of the show is asked for. Throws NothingFollowed. */
export function orderOf(show: Show, followed: Followed): EpisodeOrder {
  const scope = resolved(show.scope, followed);
  if (scope.sourceIds?.length === 0) throw new NothingFollowed();
  return {
    userRequest: show.userRequest ?? '',
    ...(show.language !== null && { language: show.language }),
    ...(show.hostIds !== null && { hostIds: show.hostIds }),
    ...(show.schedule.kind === 'weekly' && { timezone: show.schedule.timezone }),
    capacity: show.targetLengthSeconds === null ? {} : { targetLengthSeconds: show.targetLengthSeconds },
    scope,
    ...(show.format !== null && { format: show.format }),
    series: show.id,
  };
}

/** As ids of sources that are followed. */
function resolved(scope: ShowScope, { sources, folders }: Followed): EpisodeOrder['scope'] {
  const today = (ids: readonly string[]): readonly string[] => ids.flatMap((id) => sources.get(id) ?? []);
  const { sourceIds, folderIds, excludedSourceIds, query } = scope;
  const inFolders = (folderIds ?? []).flatMap((id) => folders.get(id) ?? []);
  const named = sourceIds !== null || folderIds !== null;
  return {
    ...(named && { sourceIds: [...new Set([...today(sourceIds ?? []), ...inFolders])] }),
    ...(excludedSourceIds !== null && { excludedSourceIds: [...new Set(today(excludedSourceIds))] }),
    ...(query !== null && { query }),
  };
}
