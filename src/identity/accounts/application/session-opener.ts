import { Injectable } from '@nestjs/common';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { DEVICE_MS, SESSION_MS, type Browser, type SignedIn } from '../../domain/browser.js';
import { DeviceStore, TokenMint } from '../../security/security.js';
import { AccountDeactivated } from '../domain/sign-in.js';
import { DeactivationStore } from './ports/deactivation-store.js';
import { SessionStore } from './ports/session-store.js';

/** Begins sessions: always with a new token, and the browser's former one ends (OWASP, session fixation). */
@Injectable()
export class SessionOpener {
  constructor(
    private readonly sessions: SessionStore,
    private readonly devices: DeviceStore,
    private readonly mint: TokenMint,
    private readonly deactivations: DeactivationStore,
  ) {}

  /** In a unit of work. From now on the browser is known to that member. Throws AccountDeactivated. */
  async open(callerId: CallerId, from: Browser, now: EpochMs): Promise<SignedIn> {
    await this.assertActive(callerId);
    const [session, device] = [this.mint.mint(), this.mint.mint()];
    const expiresAt = now + SESSION_MS;
    await this.endFormer(from);
    await this.sessions.add({ digest: session.digest, callerId, startedAt: now, expiresAt });
    const known = { digest: device.digest, callerId, knownSince: now, expiresAt: now + DEVICE_MS };
    await this.devices.remember(known, from.device === null ? null : this.mint.digestOf(from.device));
    return { callerId, sessionToken: session.token, expiresAt, deviceToken: device.token };
  }

  /** In a unit of work: they may come in, and whoever wants to shut them out waits until it ends. Throws AccountDeactivated. */
  async assertActive(callerId: CallerId): Promise<void> {
    if (!(await this.deactivations.holdActive(callerId))) throw new AccountDeactivated();
  }

  private async endFormer({ session }: Browser): Promise<void> {
    const digest = session === null ? null : this.mint.digestOf(session);
    if (digest !== null) await this.sessions.end(digest);
  }
}
