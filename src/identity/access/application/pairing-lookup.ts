import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared/kernel/clock.js';
import { countersOfPerson, PairingNotFound, type PairingPerson } from '../domain/pairing.js';
import { TooManyAttempts } from '../../domain/attempt-counter.js';
import { SKILL_CLIENT } from '../domain/token.js';
import { AttemptStore, AuditedTransaction } from '../../security/security.js';
import { AuthorizationServer, type PendingPairing } from './ports/authorization-server.js';

/** Finds pairings by user code, throttled: whatever takes a code asks here, so that nobody can try them all. */
@Injectable()
export class PairingLookup {
  constructor(
    private readonly server: AuthorizationServer,
    private readonly attempts: AttemptStore,
    private readonly transaction: AuditedTransaction,
    private readonly clock: Clock,
  ) {}

  /** Throws PairingNotFound, and TooManyAttempts after too many codes that were wrong. */
  async find(userCode: string, person: PairingPerson): Promise<PendingPairing> {
    const [now, counters] = [this.clock.now(), countersOfPerson(person)];
    // Counted before it is looked up: of many guesses at once no more get through than of many in a row.
    const roomAt = await this.attempts.count(counters, now);
    if (roomAt !== null) throw new TooManyAttempts(Math.max(1, Math.ceil((roomAt - now) / 1000)));
    const pairing = await this.server.pairing(userCode);
    if (pairing === null) return this.refuse(person);
    await this.attempts.giveBack(counters, now);
    return pairing;
  }

  private async refuse({ caller, visit }: PairingPerson): Promise<never> {
    await this.transaction.run(({ record }) =>
      record('pairing_failed', { callerId: caller, client: SKILL_CLIENT, address: visit.address }),
    );
    throw new PairingNotFound();
  }
}
