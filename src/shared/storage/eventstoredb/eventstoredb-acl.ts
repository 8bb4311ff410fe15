import type { Json, JsonObject } from '../../kernel/json.js';

/** The groups that EventStoreDB knows by itself: everybody who signs in, and administrators. */
const EVERYBODY = '$all';
const ADMINISTRATORS = '$admins';

/** What is written into `$settings` for streams that are not the server's own and have no rights of their own. */
const DEFAULT_ACL = '$userStreamAcl';
const ACL = '$acl';

/** The keys of an access control list: read, write, delete; read and write metadata. */
const RIGHTS = ['$r', '$w', '$d', '$mr', '$mw'] as const;

export type Right = (typeof RIGHTS)[number];

/** Those by which a history can be lost. */
const DANGEROUS = ['$d', '$mw'] as const;

export interface RightChange {
  readonly right: Right;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** One event of the server's own, and what it changes. */
export interface AclChange {
  readonly stream: '$settings' | '$$$all';
  readonly changes: readonly RightChange[];
  readonly type: string;
  readonly data: JsonObject;
  readonly expected: number;
}

/** One name or several; whoever is not named by an older list is everybody, or for the server's own streams administrators. */
function rolesOf(value: Json | undefined, otherwise: string): readonly string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((role) => typeof role === 'string') : [otherwise];
}

const written = (roles: readonly string[]): Json => (roles.length === 1 ? (roles[0] ?? '') : [...roles]);

const objectOf = (value: Json | undefined): JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};

/**
 * `$settings` in which neither everybody nor `user` may delete or write metadata, and `user` has the rights it `lacks`.
 * What others were given stays.
 */
export function narrowed(
  settings: JsonObject,
  user: string,
  lacks: readonly Right[],
): { readonly changes: readonly RightChange[]; readonly data: JsonObject } {
  const acl = objectOf(settings[DEFAULT_ACL]);
  const changes: RightChange[] = [];
  const complete = RIGHTS.map((right) => {
    const before = rolesOf(acl[right], EVERYBODY);
    const after = rightly(right, before, user, lacks);
    if (after.join() !== before.join()) changes.push({ right, before, after });
    return [right, written(after)] as const;
  });
  return { changes, data: { ...settings, [DEFAULT_ACL]: { ...acl, ...Object.fromEntries(complete) } } };
}

function rightly(right: Right, roles: readonly string[], user: string, lacks: readonly Right[]): readonly string[] {
  if (!DANGEROUS.some((one) => one === right)) return lacks.includes(right) ? [...roles, user] : roles;
  const left = roles.filter((role) => role !== EVERYBODY && role !== user);
  return left.length > 0 ? left : [ADMINISTRATORS];
}

/** Metadata of `$all` by which `user` may read it, besides those who may already. */
export function readable(
  metadata: JsonObject,
  user: string,
): { readonly changes: readonly RightChange[]; readonly data: JsonObject } {
  const acl = objectOf(metadata[ACL]);
  const before = rolesOf(acl['$r'], ADMINISTRATORS);
  if (before.includes(user)) return { changes: [], data: metadata };
  const after = [...before, user];
  return { changes: [{ right: '$r', before, after }], data: { ...metadata, [ACL]: { ...acl, $r: written(after) } } };
}
