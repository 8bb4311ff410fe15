import { Injectable } from '@nestjs/common';
import { brand } from '../../../shared/kernel/brand.js';
import { Ids, type CallerId } from '../../../shared/kernel/identifiers.js';
import { emailKey, EmailTaken, type MemberFields } from '../domain/member.js';
import { CallerStore, type NewMember } from './ports/caller-store.js';
import { PasswordHasher } from './ports/password-hasher.js';
import { type About, type Moment, RecordedWork } from '../../security/security.js';

type Prepared = Omit<NewMember, 'createdAt'>;

/** Makes members. */
@Injectable()
export class Newcomers {
  constructor(
    private readonly callers: CallerStore,
    private readonly hasher: PasswordHasher,
    private readonly ids: Ids,
    private readonly work: RecordedWork,
  ) {}

  /** All that takes long, before the unit of work. Throws EmailTaken. */
  async prepare({ email, name, password }: MemberFields): Promise<Prepared> {
    const key = emailKey(email);
    if ((await this.callers.memberByEmail(key)) !== null) throw new EmailTaken(email);
    const passwordHash = await this.hasher.hash(password);
    return { id: brand<CallerId>(this.ids.next('usr')), email, emailKey: key, name, passwordHash };
  }

  /** The member, what `also` does, and the entry in the log; or none of it. Throws EmailTaken. */
  join<T>(newcomer: Prepared, about: About, also: (moment: Moment) => Promise<T>): Promise<T> {
    return this.work.run(async (moment) => {
      const isNew = await this.callers.addMember({ ...newcomer, createdAt: moment.now });
      if (!isNew) throw new EmailTaken(newcomer.email);
      await moment.record('signed_up', { ...about, callerId: newcomer.id });
      return also(moment);
    });
  }
}
