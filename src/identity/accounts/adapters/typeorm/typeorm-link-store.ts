import { Injectable } from '@nestjs/common';
import { MoreThanOrEqual } from 'typeorm';
import { Database } from '../../../../shared/storage/database/database.js';
import { Repositories } from '../../../../shared/storage/database/repositories.js';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { LinkStore, type KeptLink, type NewLink } from '../../application/ports/link-store.js';
import { LINK_MS, type LinkPurpose, type OpenInvitation } from '../../domain/link.js';
import { emailKey } from '../../domain/member.js';
import { links } from './link-row.js';
import { FIND, INVITATIONS, REMOVE_INVITATION, USE, USE_SETUP } from './links.sql.js';

@Injectable()
export class TypeormLinkStore extends LinkStore {
  constructor(
    private readonly repositories: Repositories,
    private readonly database: Database,
  ) {
    super();
  }

  override async add(link: NewLink): Promise<void> {
    const key = link.email === null ? null : emailKey(link.email);
    const insert = this.repositories
      .of(links)
      .createQueryBuilder()
      .insert()
      .values({ ...link, emailKey: key, requestKey: link.requestKey ?? null });
    // Invitations have no caller, so none takes another's place.
    await insert.orUpdate(['digest', 'expires_at'], ['caller_id'], { indexPredicate: 'not mailed' }).execute();
  }

  override async find(digest: string, purpose: LinkPurpose, now: EpochMs): Promise<KeptLink | null> {
    const [row] = await this.database.query<KeptLink>(FIND, [digest, purpose, now]);
    return row ?? null;
  }

  override async use(digest: string, purpose: LinkPurpose, now: EpochMs): Promise<boolean> {
    if (purpose !== 'setup') return (await this.database.execute(USE, [digest, purpose, now])) > 0;
    return (await this.database.query(USE_SETUP, [digest, now])).length > 0;
  }

  override async invitations(now: EpochMs): Promise<readonly OpenInvitation[]> {
    const rows = await this.database.query<Omit<OpenInvitation, 'madeAt'>>(INVITATIONS, [now]);
    return rows.map((row) => ({ ...row, madeAt: row.expiresAt - LINK_MS.invitation }));
  }

  override async removeInvitation(ref: string): Promise<boolean> {
    return (await this.database.execute(REMOVE_INVITATION, [ref])) > 0;
  }

  override async removeInvitationOf(key: string): Promise<void> {
    await this.repositories.of(links).delete({ purpose: 'invitation', emailKey: key });
  }

  override async removeInvitationBy(requestKey: string): Promise<void> {
    await this.database.lock(`identity.invitation ${requestKey}`);
    await this.repositories.of(links).delete({ purpose: 'invitation', requestKey });
  }

  override async removeReturnsSince(callerId: CallerId, expiresAt: EpochMs): Promise<void> {
    await this.repositories.of(links).delete({ purpose: 'return', callerId, expiresAt: MoreThanOrEqual(expiresAt) });
  }
}
