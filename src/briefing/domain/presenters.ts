import type { HostCatalogue } from '../../shared/kernel/host-catalogue.js';
import type { VisibleBriefing } from './briefing.js';
import type { SpokenHost } from './script.js';

/** By the names that they have today. Who is no longer in the catalogue keeps the name of then. */
export const calledToday = (hosts: readonly SpokenHost[], catalogue: HostCatalogue): readonly SpokenHost[] =>
  hosts.map(({ id, name }) => ({ id, name: catalogue.byId(id)?.name ?? name }));

/** Who presents a briefing, or was asked to as long as it is not composed. */
export function presentersOf(state: VisibleBriefing, catalogue: HostCatalogue): readonly SpokenHost[] {
  const composed = 'composed' in state ? state.composed.hosts : null;
  return calledToday(composed ?? state.requested.request.hostIds.map((id) => ({ id, name: id })), catalogue);
}
