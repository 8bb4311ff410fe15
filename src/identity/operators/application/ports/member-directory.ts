import type { Role } from '../../../../shared/kernel/caller.js';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import type { Cursor, Page } from '../../../../shared/kernel/page.js';

/** A member as operators see them: who it is, and how they can come in. */
export interface ListedMember {
  readonly id: CallerId;
  readonly name: string;
  readonly email: string;
  readonly confirmedAt: EpochMs | null;
  readonly createdAt: EpochMs;
  /** null: they may come in. */
  readonly deactivatedAt: EpochMs | null;
  readonly roles: readonly Role[];
  /** They are asked for a code beside their password. */
  readonly secondFactor: boolean;
  /** Browsers in which they are signed in. */
  readonly sessions: number;
}

export interface MemberQuery {
  /** A part of the name or the e-mail; null: everybody. */
  readonly text: string | null;
  readonly after: Cursor | null;
  readonly limit: number;
}

/** All members, for operators. */
export abstract class MemberDirectory {
  /** Newest first. */
  abstract list(query: MemberQuery, now: EpochMs): Promise<Page<ListedMember>>;
  /** null: there is no such member. */
  abstract get(id: string, now: EpochMs): Promise<ListedMember | null>;
  abstract count(): Promise<number>;
}
