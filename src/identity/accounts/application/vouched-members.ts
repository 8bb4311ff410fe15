import { Injectable } from '@nestjs/common';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { type AuditContext, type SecurityEventFields, TokenMint } from '../../security/security.js';
import { emailOf, nameOf } from '../domain/member.js';
import { MemberRegistration, type PreparedMember } from './member-registration.js';
import { MemberStore } from './ports/member-store.js';

export interface VouchedFields {
  readonly email: string;
  /** null: not told. */
  readonly name: string | null;
}

/** People for whom somebody else vouches become members without a password. */
@Injectable()
export class VouchedMembers {
  constructor(
    private readonly registration: MemberRegistration,
    private readonly members: MemberStore,
    private readonly mint: TokenMint,
  ) {}

  /** Before the unit of work. Throws EmailTaken, and InvalidFields for what is no address. */
  prepare({ email, name }: VouchedFields): Promise<PreparedMember> {
    const address = emailOf(email);
    // Of a password that nobody knows.
    return this.registration.prepare({
      email: address,
      name: nameFor(name, address),
      password: this.mint.mint().token,
    });
  }

  /** `confirmed`: they read the mails of the address. Throws EmailTaken. */
  register<T>(
    member: PreparedMember,
    about: SecurityEventFields & { readonly confirmed: boolean },
    also: (caller: CallerId, context: AuditContext) => Promise<T>,
  ): Promise<T> {
    const { confirmed, ...fields } = about;
    return this.registration.register(member, fields, async (context) => {
      if (confirmed) await this.members.confirmAddress(member.id, context.now);
      return also(member.id, context);
    });
  }
}

const LONGEST_NAME = 100;

/** What others call somebody may be no name here; their address always begins with something. */
function nameFor(told: string | null, email: string): string {
  const plain = (told ?? '').replace(/\p{Cc}+/gu, ' ').trim();
  const name = plain === '' ? email.slice(0, email.lastIndexOf('@')) : plain;
  return nameOf([...name].slice(0, LONGEST_NAME).join(''));
}
