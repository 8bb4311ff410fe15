import { InvalidRequest } from '../domain-error.js';
import { BUILT_IN_HOSTS, type Host } from './host.js';
import type { Language } from '../language.js';

export class UnknownHosts extends InvalidRequest {
  constructor(hostIds: readonly string[]) {
    super(`host_ids names no host of ours: ${hostIds.join(', ')}. POST /api/v1/hosts/list shows them.`);
  }
}

/**
 * All hosts that callers may choose, in the order in which they see them; the same as long as the program runs. Histories
 * may name others: an operator may have taken them out of HOSTS_FILE.
 */
export class HostCatalogue {
  /** Those of ours, for what was recorded before there could be others. */
  static readonly builtIn = new HostCatalogue(BUILT_IN_HOSTS);

  constructor(readonly hosts: readonly Host[]) {}

  byId(id: string): Host | undefined {
    return this.hosts.find((candidate) => candidate.id === id);
  }

  /** Those of the ids that are hosts, each once, in the order of the ids. */
  known(ids: readonly string[]): readonly Host[] {
    return [...new Set(ids)].flatMap((id) => this.byId(id) ?? []);
  }

  /** As `known`. Throws UnknownHosts. */
  called(ids: readonly string[]): readonly Host[] {
    const unknown = ids.filter((id) => this.byId(id) === undefined);
    if (unknown.length > 0) throw new UnknownHosts(unknown);
    return this.known(ids);
  }

  /** The two who present where nobody was chosen. */
  defaultsOf(language: Language): readonly Host[] {
    return this.hosts.filter((candidate) => candidate.language === language && candidate.isDefault);
  }
}
