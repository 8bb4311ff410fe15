import { InvalidRequest } from '../../shared/kernel/domain-error.js';
import type { Host } from '../../shared/kernel/hosts/host.js';
import type { HostCatalogue } from '../../shared/kernel/hosts/host-catalogue.js';
import type { Format } from '../../shared/kernel/listening.js';

/** How a caller likes to listen: what holds where a request is silent. null: not said. */
export interface Listening {
  readonly format: Format | null;
  readonly targetLengthSeconds: number | null;
  readonly hostIds: readonly string[] | null;
  /** Whether what an earlier briefing told is left out of later ones. */
  readonly memory: boolean;
}

/** Of a caller who never said. */
export const DEFAULT_LISTENING: Listening = { format: null, targetLengthSeconds: null, hostIds: null, memory: true };

/** null: as if it had never been said. Absent fields keep their value. */
export type ListeningChanges = { readonly [Field in keyof Listening]?: Listening[Field] | null };

export class HostsOfSeveralLanguages extends InvalidRequest {
  constructor(hosts: readonly Host[]) {
    const spoken = hosts.map((host) => `${host.id} speaks ${host.language}`).join(', ');
    super(`host_ids must be hosts of one language: ${spoken}.`);
  }
}

/** Throws UnknownHosts, HostsOfSeveralLanguages. */
export const changeListening = (before: Listening, changes: ListeningChanges, catalogue: HostCatalogue): Listening => ({
  format: changed(changes.format, before.format, DEFAULT_LISTENING.format),
  targetLengthSeconds: changed(
    changes.targetLengthSeconds,
    before.targetLengthSeconds,
    DEFAULT_LISTENING.targetLengthSeconds,
  ),
  hostIds: changed(hostsIn(changes, catalogue), before.hostIds, DEFAULT_LISTENING.hostIds),
  memory: changed(changes.memory, before.memory, DEFAULT_LISTENING.memory),
});

const changed = <Value>(said: Value | null | undefined, before: Value, unsaid: Value): Value =>
  said === undefined ? before : (said ?? unsaid);

function hostsIn({ hostIds }: ListeningChanges, catalogue: HostCatalogue): ListeningChanges['hostIds'] {
  if (hostIds === undefined || hostIds === null) return hostIds;
  const hosts = catalogue.called(hostIds);
  if (new Set(hosts.map(({ language }) => language)).size > 1) throw new HostsOfSeveralLanguages(hosts);
  return hosts.map(({ id }) => id);
}

/** As its owner sees it: hosts that are no longer in the catalogue present nothing, as if they had not been chosen. */
export function listeningNow(listening: Listening, catalogue: HostCatalogue): Listening {
  const hosts = catalogue.known(listening.hostIds ?? []);
  return { ...listening, hostIds: hosts.length > 0 ? hosts.map(({ id }) => id) : null };
}
