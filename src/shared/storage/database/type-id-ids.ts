import { randomBytes } from 'node:crypto';
import { fromString, fromUUID, toUUID, typeidUnboxed } from 'typeid-js';
import { Ids, type IdPrefix } from '../../kernel/identifiers.js';

/** A UUIDv7 that counts up within the millisecond, so ids of one process rise even when made in one burst. */
export class TypeIdIds extends Ids {
  override next(prefix: IdPrefix): string {
    return typeidUnboxed(prefix);
  }

  override secretSlug(): string {
    return randomBytes(16).toString('base64url');
  }
}

/** For columns of type uuid: 16 bytes instead of 30. Throws when `id` has another prefix or is none (see `isId`). */
export const toUuid = (prefix: IdPrefix, id: string): string => toUUID(fromString(id, prefix));

export const fromUuid = (prefix: IdPrefix, uuid: string): string => fromUUID(uuid, prefix);
