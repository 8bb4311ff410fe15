import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { PersonalDataIndex } from '../../../../shared/kernel/compliance/personal-data-index.js';
import type { PairingPerson } from '../../domain/pairing.js';
import { PairingLookup } from '../pairing-lookup.js';

export interface WorkCounts {
  readonly subscriptions: number;
  readonly briefings: number;
}

/** What a person is asked about. */
export interface FoundPairing {
  /** XXXX-XXXX, to be compared with what the agent shows. */
  readonly userCode: string;
  /** The agent's own word. */
  readonly agentName: string | null;
  /** What becomes the person's; null: the agent wants to be let in, and brings nothing. */
  readonly work: WorkCounts | null;
  readonly askedAt: EpochMs;
  readonly expiresAt: EpochMs;
}

/**
 * The agent that waits with this user code, typed in any case, with or without dash. A command, because wrong codes
 * count. Throws PairingNotFound, TooManyAttempts.
 */
export class FindPairing extends Command<FoundPairing> {
  constructor(
    readonly userCode: string,
    readonly person: PairingPerson,
  ) {
    super();
  }
}

@CommandHandler(FindPairing)
export class FindPairingHandler implements ICommandHandler<FindPairing> {
  constructor(
    private readonly pairings: PairingLookup,
    private readonly personalData: PersonalDataIndex,
  ) {}

  async execute(command: FindPairing): Promise<FoundPairing> {
    const { userCode, agentName, anonymous, askedAt, expiresAt } = await this.pairings.find(
      command.userCode,
      command.person,
    );
    const work = anonymous === null ? null : await this.workOf(anonymous);
    return { userCode, agentName, work, askedAt, expiresAt };
  }

  private async workOf(anonymous: CallerId): Promise<WorkCounts> {
    const counts = await this.personalData.countClaimable(anonymous);
    return { subscriptions: counts.get('subscriptions') ?? 0, briefings: counts.get('briefings') ?? 0 };
  }
}
