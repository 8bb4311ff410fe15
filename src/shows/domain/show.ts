import type { EpochMs } from '../../shared/kernel/clock.js';
import type { Caller } from '../../shared/kernel/caller.js';
import { DomainError, InvalidRequest, NotFound } from '../../shared/kernel/domain-error.js';
import type { HostCatalogue } from '../../shared/kernel/hosts/host-catalogue.js';
import type { CallerId, ShowId } from '../../shared/kernel/identifiers.js';
import type { Language } from '../../shared/kernel/language.js';
import type { Format } from '../../shared/kernel/listening.js';
import type { Schedule } from './schedule.js';

/** Which items episodes may be made of. All parts restrict; null: no such restriction. */
export interface ShowScope {
  readonly sourceIds: readonly string[] | null;
  /** Their sources as they are when an episode is made, besides `sourceIds`. */
  readonly folderIds: readonly string[] | null;
  readonly excludedSourceIds: readonly string[] | null;
  /** The owner's own words. */
  readonly query: string | null;
}

export const EVERYTHING: ShowScope = { sourceIds: null, folderIds: null, excludedSourceIds: null, query: null };

/** What the owner says of a show. null: as they prefer it when an episode is made. */
export interface ShowPlan {
  /** In the owner's own words. */
  readonly name: string;
  /** In the owner's own words; null: nothing in particular. */
  readonly userRequest: string | null;
  readonly scope: ShowScope;
  readonly language: Language | null;
  readonly hostIds: readonly string[] | null;
  readonly targetLengthSeconds: number | null;
  readonly format: Format | null;
  readonly schedule: Schedule;
}

/** A briefing that comes again and again. */
export interface Show extends ShowPlan {
  readonly id: ShowId;
  readonly owner: CallerId;
  /** When the next episode is to be ready; null: when there are enough new stories. */
  readonly nextAt: EpochMs | null;
  readonly createdAt: EpochMs;
  readonly updatedAt: EpochMs;
}

export const LONGEST = { name: 200, userRequest: 1024, query: 1000 };

/** An anonymous session ends; nobody would hear what it has ordered for every day. */
export class ShowsAreForMembers extends DomainError {
  readonly kind = 'forbidden';
  readonly code = 'forbidden';

  constructor() {
    super('Shows are for members: sign in, and what you did so far can be taken along.');
  }
}

export class TooManyShows extends InvalidRequest {
  constructor(most: number) {
    super(`You have ${most} shows, as many as there may be. Delete one or change it instead.`);
  }
}

export class UnknownShow extends NotFound {
  constructor(id: string) {
    super(`You have no show with the id ${id}. POST /api/v1/shows/list shows yours.`);
  }
}

export class UnknownSources extends InvalidRequest {
  constructor(ids: readonly string[]) {
    super(`These sources are not among your active subscriptions: ${ids.join(', ')}.`);
  }
}

export class UnknownFolders extends InvalidRequest {
  constructor(ids: readonly string[]) {
    super(`You have no folders with these ids: ${ids.join(', ')}.`);
  }
}

export class HostsOfAnotherLanguage extends InvalidRequest {
  constructor(hosts: readonly { readonly id: string; readonly language: Language }[]) {
    const spoken = hosts.map(({ id, language }) => `${id} speaks ${language}`).join(', ');
    super(`host_ids must be hosts of one language, that of the show: ${spoken}.`);
  }
}

/** Throws ShowsAreForMembers. */
export function membersOnly({ kind }: Caller): void {
  if (kind !== 'member') throw new ShowsAreForMembers();
}

/** Throws UnknownHosts, HostsOfAnotherLanguage. */
export function checkHosts({ hostIds, language }: Pick<ShowPlan, 'hostIds' | 'language'>, hosts: HostCatalogue): void {
  const chosen = hosts.called(hostIds ?? []);
  const wanted = language ?? chosen[0]?.language;
  if (chosen.some((host) => host.language !== wanted)) throw new HostsOfAnotherLanguage(chosen);
}

/** What of a plan changes; the rest stays. */
export type ShowChanges = { readonly [Field in keyof ShowPlan]?: ShowPlan[Field] };

/** The plan of a show without the rest. */
export const planOf = (show: ShowPlan): ShowPlan => ({
  name: show.name,
  userRequest: show.userRequest,
  scope: show.scope,
  language: show.language,
  hostIds: show.hostIds,
  targetLengthSeconds: show.targetLengthSeconds,
  format: show.format,
  schedule: show.schedule,
});
