import { Injectable, Logger } from '@nestjs/common';
import { CallerPresence } from '../../../../shared/kernel/caller-presence.js';
import { Clock, type EpochMs } from '../../../../shared/kernel/clock.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { Database } from '../../../../shared/storage/database/database.js';
import { NOTE } from './unused-callers.sql.js';

const HOUR_MS = 3_600_000;
const REMEMBERED = 10_000;

/** A player asks for the sound piece by piece: a process writes at most once an hour for each caller. */
@Injectable()
export class TypeormCallerPresence extends CallerPresence {
  readonly #noted = new Map<CallerId, EpochMs>();
  private readonly log = new Logger(TypeormCallerPresence.name);

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  override note(caller: CallerId): void {
    const now = this.clock.now();
    if (now - (this.#noted.get(caller) ?? 0) < HOUR_MS) return;
    if (this.#noted.size >= REMEMBERED) this.#noted.clear();
    this.#noted.set(caller, now);
    void this.write(caller, now);
  }

  private async write(caller: CallerId, now: EpochMs): Promise<void> {
    try {
      await this.database.execute(NOTE, [caller, now, now - HOUR_MS]);
    } catch (err) {
      this.#noted.delete(caller);
      this.log.warn({ err, msg: 'the use of a briefing was not recorded' });
    }
  }
}
