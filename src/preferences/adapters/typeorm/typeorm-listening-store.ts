import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/storage/database/database.js';
import { Repositories } from '../../../shared/storage/database/repositories.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { UnitOfWork } from '../../../shared/kernel/unit-of-work.js';
import { ListeningStore } from '../../application/ports/listening-store.js';
import { DEFAULT_LISTENING, type Listening } from '../../domain/listening.js';
import { listeningPreferences, type ListeningRow } from './listening-row.js';
import { LISTENING_OF_CALLER } from './listening.sql.js';

const lockOf = (caller: CallerId): string => `preferences.listening ${caller}`;

const toListening = ({ format, targetLengthSeconds, hostIds, memory }: ListeningRow): Listening => {
  return { format, targetLengthSeconds, hostIds, memory };
};

@Injectable()
export class TypeormListeningStore extends ListeningStore {
  constructor(
    private readonly repositories: Repositories,
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
  ) {
    super();
  }

  override async of(caller: CallerId): Promise<Listening> {
    const [row] = await this.database.query<ListeningRow>(LISTENING_OF_CALLER, [caller], 'preferences.listening.of');
    return row === undefined ? DEFAULT_LISTENING : toListening(row);
  }

  override update(caller: CallerId, change: (listening: Listening) => Listening): Promise<Listening> {
    return this.unitOfWork.run(async () => {
      // A row lock would not do: the first change of a caller finds no row to lock.
      await this.database.lock(lockOf(caller));
      const changed = change(await this.of(caller));
      await this.rows.upsert({ callerId: caller, ...changed }, ['callerId']);
      return changed;
    });
  }

  override has(caller: CallerId): Promise<boolean> {
    return this.rows.existsBy({ callerId: caller });
  }

  override async takeOver(from: CallerId, to: CallerId): Promise<void> {
    await this.unitOfWork.run(async () => {
      // Always locked in this order: a claimed agent can claim nothing, so two takeovers cannot deadlock.
      await this.database.lock(lockOf(from));
      await this.database.lock(lockOf(to));
      if (!(await this.has(to))) await this.rows.update({ callerId: from }, { callerId: to });
      await this.rows.delete({ callerId: from });
    });
  }

  override async erase(caller: CallerId): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.database.lock(lockOf(caller));
      await this.rows.delete({ callerId: caller });
    });
  }

  private get rows() {
    return this.repositories.of(listeningPreferences);
  }
}
