import { Injectable } from '@nestjs/common';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { emailKey, emailOf, NoSuchMember } from '../domain/member.js';
import { CallerStore } from './ports/caller-store.js';
import { DeactivationStore } from './ports/deactivation-store.js';
import { MemberStore } from './ports/member-store.js';

/** Who is a member. */
@Injectable()
export class MemberLookup {
  constructor(
    private readonly callers: CallerStore,
    private readonly members: MemberStore,
    private readonly deactivations: DeactivationStore,
  ) {}

  /** By the e-mail that an operator names them by. Throws NoSuchMember, InvalidFields. */
  async idOf(text: string): Promise<CallerId> {
    const email = emailOf(text);
    const member = await this.callers.memberByEmail(emailKey(email));
    if (member === null) throw new NoSuchMember(email);
    return member;
  }

  /** Of a member whom nobody has shut out. */
  async mayComeIn(id: CallerId): Promise<boolean> {
    return (await this.members.get(id)) !== null && !(await this.deactivations.has(id));
  }
}
