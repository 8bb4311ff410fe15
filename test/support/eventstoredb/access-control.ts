import type { Metadata } from '@grpc/grpc-js';
import type { EventLog } from './event-log.js';
import { accessDenied, unauthenticated, type Refusal } from './refusals.js';
import { isMetadataStream, jsonIn, originalOf, type AccessControlList } from './stream-views.js';

export interface ServerUser {
  readonly name: string;
  readonly password: string;
  /** `$admins` may do everything. */
  readonly groups?: readonly string[];
}

export interface AccessOptions {
  /** Null: everybody may do everything, as on a server that was started insecure. */
  readonly users: readonly ServerUser[] | null;
  /** Whether who does not sign in counts as somebody: with servers before 22.10. */
  readonly anonymous: boolean;
}

export type Action = 'read' | 'write' | 'delete';

const RIGHT_OF = { read: '$r', write: '$w', delete: '$d' } as const;
const RIGHT_OF_METADATA = { read: '$mr', write: '$mw', delete: '$mw' } as const;
const NOBODY: ServerUser = { name: '', password: '' };

/**
 * Who may do what: a stream's own list, of the rights that it does not name the default list, of the rights that this
 * does not name what the server ships with. That is: a system stream is the administrators', every other everybody's who
 * is signed in.
 */
export class AccessControl {
  constructor(
    private readonly log: EventLog,
    private readonly options: AccessOptions,
  ) {}

  /** Null: the caller may. */
  refusal(caller: Metadata, action: Action, stream: string): Refusal | null {
    if (this.options.users === null) return null;
    const user = this.#signedIn(caller);
    if (user === 'unknown') return unauthenticated();
    if (user === NOBODY && !this.options.anonymous) return accessDenied();
    const roles = [...(user.groups ?? []), user.name];
    const may =
      roles.includes('$admins') || this.#rolesWith(action, stream).some((one) => one === '$all' || roles.includes(one));
    return may ? null : accessDenied();
  }

  #signedIn(caller: Metadata): ServerUser | 'unknown' {
    const [, encoded] = /^Basic (.*)$/.exec(String(caller.get('authorization')[0] ?? '')) ?? [];
    if (encoded === undefined) return NOBODY;
    const given = Buffer.from(encoded, 'base64').toString('utf8');
    return this.options.users?.find(({ name, password }) => given === `${name}:${password}`) ?? 'unknown';
  }

  #rolesWith(action: Action, stream: string): readonly string[] {
    const ofMetadata = isMetadataStream(stream);
    const [subject, right] = ofMetadata ? [originalOf(stream), RIGHT_OF_METADATA[action]] : [stream, RIGHT_OF[action]];
    const isSystem = subject.startsWith('$');
    const { $userStreamAcl, $systemStreamAcl }: DefaultLists = jsonIn(this.log.lastOf('$settings'));
    const defaults = isSystem ? $systemStreamAcl : $userStreamAcl;
    const own = this.log.metadataOf(subject).$acl;
    return [own?.[right] ?? defaults?.[right] ?? (isSystem ? '$admins' : '$all')].flat();
  }
}

interface DefaultLists {
  readonly $userStreamAcl?: AccessControlList;
  readonly $systemStreamAcl?: AccessControlList;
}
