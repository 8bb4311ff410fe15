import type { Host, Timbre } from '../../shared/kernel/hosts/host.js';
import type { HostCatalogue } from '../../shared/kernel/hosts/host-catalogue.js';
import type { Language } from '../../shared/kernel/language.js';
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

/**
 * Hosts as they are heard together. A default host speaks for one who is no longer in the catalogue. The second has the other
 * timbre where both have the same one: where no engine has voices of their own for them, nobody could tell them apart.
 */
export function heardTogether(
  hostIds: readonly string[],
  language: Language,
  catalogue: HostCatalogue,
): readonly Host[] {
  const free = catalogue.defaultsOf(language).filter(({ id }) => !hostIds.includes(id));
  const gone = hostIds.filter((id) => catalogue.byId(id) === undefined);
  const [first, ...others] = hostIds.flatMap((id) => catalogue.byId(id) ?? free[gone.indexOf(id)] ?? []);
  if (first === undefined) return [];
  const timbre: Timbre = first.timbre === 'low' ? 'high' : 'low';
  return [first, ...others.map((host) => (host.timbre === first.timbre ? { ...host, timbre } : host))];
}
