import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** A service of docker/compose.yaml, as far as it limits what its container can do. */
export interface Confined {
  readonly image: string;
  readonly user?: string;
  readonly read_only?: boolean;
  readonly privileged?: boolean;
  readonly tmpfs?: readonly string[];
  readonly cap_drop?: readonly string[];
  readonly cap_add?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly mem_limit?: string;
  readonly pids_limit?: number;
  readonly network_mode?: string;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly healthcheck?: { readonly test?: readonly string[]; readonly disable?: boolean };
}

export const ROOT = join(import.meta.dirname, '../..');

export const sourceOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

export const servicesIn = (yaml: string): Readonly<Record<string, Confined>> =>
  (parse(yaml, { merge: true }) as { services: Record<string, Confined> }).services;

/** What a container could do that it need not. `writable`: services whose file system may be written to. */
export function liberties(name: string, service: Confined, writable: readonly string[] = []): string[] {
  const kept: Readonly<Record<string, boolean>> = {
    'a read-only file system': service.read_only === true || writable.includes(name),
    'no capability': service.cap_drop?.join() === 'ALL' && service.cap_add === undefined,
    'no new privileges': service.security_opt?.includes('no-new-privileges:true') === true,
    'a limit of memory': /^\d+[mg]$/.test(service.mem_limit ?? ''),
    'a limit of processes': (service.pids_limit ?? 0) > 0,
    'an ordinary user': !/^(root|0)\b/.test(service.user ?? ''),
    'a release': /:v?\d+\.\d+/.test(service.image) && !/:latest\b/.test(service.image),
    'no privilege': service.privileged !== true,
    'a network of its own': service.network_mode !== 'host',
    'nothing of the host to write to': !(service.volumes ?? []).some((volume) => /^[./~].*(?<!:ro)$/.test(volume)),
  };
  return Object.entries(kept).flatMap(([promise, holds]) => (holds ? [] : [promise]));
}
