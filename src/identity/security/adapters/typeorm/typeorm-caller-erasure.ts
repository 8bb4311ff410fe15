import { Injectable } from '@nestjs/common';
import { Database } from '../../../../shared/storage/database/database.js';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import { FactPublisher, type Fact } from '../../../../shared/kernel/facts.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { UnitOfWork } from '../../../../shared/kernel/unit-of-work.js';
import { CallerErasure, type CallerRows, type Erased } from '../../application/ports/caller-erasure.js';
import { COUNT_ROWS, LINKS_OF_CALLER, REMEMBER_ERASED } from './caller-erasure.sql.js';

/** In the order of their references. */
const ROWS_OF_CALLER = ['oidc_payload', 'token', 'claim', 'session', 'device', 'member'] as const;

const NOTHING: CallerRows = {
  accounts: 0,
  tokens: 0,
  claims: 0,
  sessions: 0,
  browsers: 0,
  links: 0,
  securityEvents: 0,
};

@Injectable()
export class TypeormCallerErasure extends CallerErasure {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly facts: FactPublisher,
  ) {
    super();
  }

  override async rowsOf(id: CallerId): Promise<CallerRows> {
    const [row] = await this.database.query<CallerRows>(COUNT_ROWS, [id]);
    return row ?? NOTHING;
  }

  override erase(id: CallerId, now: EpochMs, fact: (askedAt: EpochMs) => Fact): Promise<Erased> {
    return this.unitOfWork.run(async () => {
      // Whoever is about to give this caller a token holds its row, or waits here and then finds no caller.
      await this.database.query('select from identity.caller where id = $1 for update', [id]);
      await this.deleteRows(id);
      const [row] = await this.database.query<Erased>(REMEMBER_ERASED, [id, now]);
      const erased = row ?? { askedAt: now, first: false };
      await this.facts.publish(fact(erased.askedAt));
      return erased;
    });
  }

  override removeAnonymous(id: CallerId): Promise<boolean> {
    return this.unitOfWork.run(async () => {
      const sql = `select from identity.caller where id = $1 and kind = 'anonymous' for update`;
      const isThere = (await this.database.execute(sql, [id])) > 0;
      if (isThere) await this.deleteRows(id);
      return isThere;
    });
  }

  private async deleteRows(id: CallerId): Promise<void> {
    await this.database.execute(`delete from identity.link where ${LINKS_OF_CALLER}`, [id]);
    for (const table of ROWS_OF_CALLER) {
      await this.database.execute(`delete from identity.${table} where caller_id = $1`, [id]);
    }
    await this.database.execute('delete from identity.caller where id = $1', [id]);
  }
}
