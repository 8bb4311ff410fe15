import { Injectable } from '@nestjs/common';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import { pageOf, type Page } from '../../../../shared/kernel/page.js';
import { Database } from '../../../../shared/storage/database/database.js';
import { type ListedMember, MemberDirectory, type MemberQuery } from '../../application/ports/member-directory.js';
import { COUNT, GET, LIST } from './member-directory.sql.js';

/** Over the tables of the other rooms of identity. */
@Injectable()
export class TypeormMemberDirectory extends MemberDirectory {
  constructor(private readonly database: Database) {
    super();
  }

  override async list({ text, after, limit }: MemberQuery, now: EpochMs): Promise<Page<ListedMember>> {
    const sought = text?.trim().normalize('NFC') ?? '';
    const before = [after?.at ?? null, after?.id ?? null];
    const parameters = [now, sought === '' ? null : sought, ...before, limit + 1];
    const rows = await this.database.query<ListedMember>(LIST, parameters);
    return pageOf(rows, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
  }

  override async get(id: string, now: EpochMs): Promise<ListedMember | null> {
    return (await this.database.query<ListedMember>(GET, [now, id]))[0] ?? null;
  }

  override async count(): Promise<number> {
    return (await this.database.query<{ readonly count: number }>(COUNT))[0]?.count ?? 0;
  }
}
