import { Injectable } from '@nestjs/common';
import { Database } from '../../../../shared/storage/database/database.js';
import { Repositories } from '../../../../shared/storage/database/repositories.js';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import { LinkStore, type KeptLink, type NewLink } from '../../application/ports/link-store.js';
import type { LinkPurpose } from '../../domain/link.js';
import { emailKey } from '../../domain/member.js';
import { links } from './link-row.js';
import { FIND, USE } from './links.sql.js';

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
    // Invitations have no caller, so none takes another's place.
    await this.repositories
      .of(links)
      .createQueryBuilder()
      .insert()
      .values({ ...link, emailKey: key })
      .orUpdate(['digest', 'expires_at'], ['caller_id'])
      .execute();
  }

  override async find(digest: string, purpose: LinkPurpose, now: EpochMs): Promise<KeptLink | null> {
    const [row] = await this.database.query<KeptLink>(FIND, [digest, purpose, now]);
    return row ?? null;
  }

  override async use(digest: string, purpose: LinkPurpose, now: EpochMs): Promise<boolean> {
    return (await this.database.execute(USE, [digest, purpose, now])) > 0;
  }
}
