import { Injectable } from '@nestjs/common';
import { DeactivatedMembers } from '../../../../shared/kernel/deactivated-members.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { Database } from '../../../../shared/storage/database/database.js';
import { SharedLookup } from '../../../../shared/storage/database/shared-lookup.js';
import { DEACTIVATED } from './deactivations.sql.js';

/** For other contexts: every request for a public page or a podcast feed asks it, many of them at once. */
@Injectable()
export class TypeormDeactivatedMembers extends DeactivatedMembers {
  private readonly deactivated = new SharedLookup('deactivated members', (callers) => this.read(callers));

  constructor(private readonly database: Database) {
    super();
  }

  override async has(caller: CallerId): Promise<boolean> {
    return (await this.deactivated.find(caller)) !== null;
  }

  private async read(callers: readonly string[]): Promise<ReadonlyMap<string, true>> {
    const rows = await this.database.query<{ id: string }>(DEACTIVATED, [callers], 'identity.deactivated-members');
    return new Map(rows.map(({ id }) => [id, true]));
  }
}
