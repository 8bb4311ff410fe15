import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared/kernel/clock.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { CHALLENGE_MS, SecondFactorNeeded, SignInExpired } from '../domain/sign-in.js';
import { DeactivationStore } from './ports/deactivation-store.js';
import { type FactorDemand, SecondFactors } from './ports/second-factors.js';
import { type HalfSignedIn, SignInChallenges } from './ports/sign-in-challenges.js';

/** Between the password and the second factor, for accounts that have one or are to have one. */
@Injectable()
export class HalfSignIn {
  constructor(
    private readonly factors: SecondFactors,
    private readonly challenges: SignInChallenges,
    private readonly deactivations: DeactivationStore,
    private readonly clock: Clock,
  ) {}

  /** Outside of a unit of work, so that what led here stays. Throws SecondFactorNeeded where the password is not enough. */
  async assertWhole(callerId: CallerId, passwordHash: string): Promise<void> {
    // Whoever is shut out is told that, and asked for nothing more.
    if (await this.deactivations.has(callerId)) return;
    if ((await this.factors.demandOf(callerId)) === 'none') return;
    const expiresAt = this.clock.now() + CHALLENGE_MS;
    throw new SecondFactorNeeded(await this.challenges.make({ callerId, passwordHash, expiresAt }));
  }

  /** Throws SignInExpired. */
  async resume(challenge: string): Promise<HalfSignedIn & { readonly demand: FactorDemand }> {
    const half = await this.challenges.read(challenge);
    if (half === null || half.expiresAt <= this.clock.now()) throw new SignInExpired();
    return { ...half, demand: await this.factors.demandOf(half.callerId) };
  }
}
