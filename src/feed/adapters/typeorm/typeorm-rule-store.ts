import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../../../shared/storage/database/database.js';
import { Repositories } from '../../../shared/storage/database/repositories.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { UnitOfWork } from '../../../shared/kernel/unit-of-work.js';
import { RuleStore } from '../../application/ports/rule-store.js';
import type { Rule } from '../../domain/rule.js';
import { ruleRows } from './rule-row.js';
import { FORGET_SAME, OF_CALLER } from './rules.sql.js';

@Injectable()
export class TypeormRuleStore extends RuleStore {
  constructor(
    private readonly repositories: Repositories,
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
  ) {
    super();
  }

  override of(owner: CallerId): Promise<readonly Rule[]> {
    return this.database.query<Rule>(OF_CALLER, [owner], 'feed.rules');
  }

  override async update(
    owner: CallerId,
    change: (current: readonly Rule[]) => { readonly saved?: readonly Rule[]; readonly deleted?: readonly Rule[] },
  ): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.lock(owner);
      const { saved = [], deleted = [] } = change(await this.of(owner));
      if (deleted.length > 0) await this.rows.delete({ owner, id: In(deleted.map(({ id }) => id)) });
      if (saved.length > 0) await this.rows.upsert([...saved], ['id']);
    });
  }

  override countOf(owner: CallerId): Promise<number> {
    return this.rows.countBy({ owner });
  }

  override async eraseOf(owner: CallerId): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.lock(owner);
      await this.rows.delete({ owner });
    });
  }

  override async takeOver(from: CallerId, to: CallerId): Promise<void> {
    await this.unitOfWork.run(async () => {
      // Always locked in this order: a claimed agent can claim nothing, so two takeovers cannot deadlock.
      await this.lock(from);
      await this.lock(to);
      await this.database.execute(FORGET_SAME, [from, to]);
      await this.rows.update({ owner: from }, { owner: to });
    });
  }

  private lock(owner: CallerId): Promise<void> {
    return this.database.lock(`feed.rule ${owner}`);
  }

  private get rows() {
    return this.repositories.of(ruleRows);
  }
}
