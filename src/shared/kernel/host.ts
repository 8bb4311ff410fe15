import { InvalidRequest } from './domain-error.js';
import type { Language } from './language.js';

/** A presenter. Ids are for ever; the catalogue only grows. */
export interface Host {
  readonly id: string;
  readonly name: string;
  readonly language: Language;
  readonly isDefault: boolean;
  /** Which of the two clearly distinct voices of the language speaks for this host. */
  readonly timbre: 'low' | 'high';
}

const host = (language: Language, name: string, timbre: Host['timbre'], isDefault: boolean): Host => ({
  id: `host_${language}_${name
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase()}`,
  name,
  language,
  isDefault,
  timbre,
});

/** All enabled hosts, in the order in which callers see them. The first two of a language are its defaults. */
export const HOSTS: readonly Host[] = [
  host('en', 'Alex', 'low', true),
  host('en', 'Emma', 'high', true),
  { ...host('zh', 'Wang', 'low', true), name: '小王' },
  { ...host('zh', 'Li', 'high', true), name: '小李' },
  host('es', 'Mateo', 'low', true),
  host('es', 'Lucía', 'high', true),
  host('pt', 'Tiago', 'low', true),
  host('pt', 'Beatriz', 'high', true),
  host('de', 'Jonas', 'low', true),
  host('de', 'Clara', 'high', true),
  host('fr', 'Julien', 'low', true),
  host('fr', 'Camille', 'high', true),
  { ...host('ja', 'Haruto', 'low', true), name: '陽斗' },
  { ...host('ja', 'Yui', 'high', true), name: '結衣' },
];

export const hostById = (id: string): Host | undefined => HOSTS.find((candidate) => candidate.id === id);

export class UnknownHosts extends InvalidRequest {
  constructor(hostIds: readonly string[]) {
    super(`host_ids names no host of ours: ${hostIds.join(', ')}. POST /api/v1/hosts/list shows them.`);
  }
}

/** Each once, in the order of the ids. Throws UnknownHosts. */
export function hostsCalled(ids: readonly string[]): readonly Host[] {
  const hosts = [...new Set(ids)].map((id) => ({ id, host: hostById(id) }));
  const unknown = hosts.filter(({ host }) => host === undefined);
  if (unknown.length > 0) throw new UnknownHosts(unknown.map(({ id }) => id));
  return hosts.flatMap(({ host }) => host ?? []);
}

export const defaultHosts = (language: Language): readonly Host[] =>
  HOSTS.filter((candidate) => candidate.language === language && candidate.isDefault);
