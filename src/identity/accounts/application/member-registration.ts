import { Injectable } from '@nestjs/common';
import { brand } from '../../../shared/kernel/brand.js';
import { Ids, type CallerId } from '../../../shared/kernel/identifiers.js';
import { emailKey, EmailTaken, type MemberFields } from '../domain/member.js';
import { CallerStore, type NewMember } from './ports/caller-store.js';
import { PasswordHasher } from './ports/password-hasher.js';
import { type AuditContext, AuditedTransaction, type SecurityEventFields } from '../../security/security.js';

export type PreparedMember = Omit<NewMember, 'createdAt'>;

/** Makes members. */
@Injectable()
export class MemberRegistration {
  constructor(
    private readonly callers: CallerStore,
    private readonly hasher: PasswordHasher,
    private readonly ids: Ids,
    private readonly transaction: AuditedTransaction,
  ) {}

  /** All that takes long, before the unit of work. Throws EmailTaken. */
  async prepare({ email, name, password }: MemberFields): Promise<PreparedMember> {
    const key = emailKey(email);
    if ((await this.callers.memberByEmail(key)) !== null) throw new EmailTaken(email);
    const passwordHash = await this.hasher.hash(password);
    return { id: brand<CallerId>(this.ids.next('usr')), email, emailKey: key, name, passwordHash };
  }

  /** The member, what `also` does, and the entry in the log; or none of it. Throws EmailTaken. */
  register<T>(
    member: PreparedMember,
    about: SecurityEventFields,
    also: (context: AuditContext) => Promise<T>,
  ): Promise<T> {
    return this.transaction.run(async (context) => {
      const isNew = await this.callers.addMember({ ...member, createdAt: context.now });
      if (!isNew) throw new EmailTaken(member.email);
      await context.record('signed_up', { ...about, callerId: member.id });
      return also(context);
    });
  }
}
