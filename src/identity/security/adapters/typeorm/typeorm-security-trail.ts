import { Injectable } from '@nestjs/common';
import { Database } from '../../../../shared/storage/database/database.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { SecurityTrail, type TrailQuery } from '../../application/ports/security-trail.js';
import type { RecordedSecurityEvent } from '../../domain/security-event.js';

type EventRow = Omit<RecordedSecurityEvent, 'callerId'> & { readonly caller_id: CallerId | null };

const FIND = `
  select at, kind, caller_id, client, address, detail from identity.security_event
  where ($1::text is null or caller_id = $1)
    and (cardinality($2::text[]) = 0 or kind = any($2))
    and ($3::bigint is null or at >= $3)
  order by at desc, id desc limit $4`;

/** That somebody was erased says nothing about who they were: the id leads nowhere any more. */
const FORGET = `
  update identity.security_event set caller_id = null, client = null, address = null, detail = null
  where caller_id = $1 and kind <> 'caller_erased'`;

@Injectable()
export class TypeormSecurityTrail extends SecurityTrail {
  constructor(private readonly database: Database) {
    super();
  }

  override async find({ caller, kinds, since, limit }: TrailQuery): Promise<readonly RecordedSecurityEvent[]> {
    const rows = await this.database.query<EventRow>(FIND, [caller, kinds, since, limit]);
    return rows.map(({ caller_id: callerId, ...event }) => ({ ...event, callerId }));
  }

  override async forget(caller: CallerId): Promise<void> {
    await this.database.execute(FORGET, [caller]);
  }
}
