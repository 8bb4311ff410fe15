import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import { Database } from '../../../../shared/storage/database/database.js';
import { Repositories } from '../../../../shared/storage/database/repositories.js';
import { TokenMint } from '../../../security/security.js';
import type { SignOnSecrets } from '../../application/ports/issuers.js';
import { SignOnAttempts, type BegunSignOn, type SignOnErrand } from '../../application/ports/sign-on-attempts.js';
import { signOnAttempts, type SignOnAttemptRow } from './sign-on-attempt-row.js';
import { TAKE_ATTEMPT } from './single-sign-on.sql.js';

/**
 * Nonce and verifier follow from the state and a secret of the browser, so the table has neither, and what comes back in
 * another browser has none that fits.
 */
const derived = (browser: string, purpose: string, state: string): Buffer =>
  createHmac('sha256', browser).update(`single sign-on ${purpose} ${state}`).digest();

const secretsOf = (browser: string, state: string): SignOnSecrets => ({
  state,
  nonce: derived(browser, 'nonce', state).toString('base64url'),
  codeVerifier: derived(browser, 'verifier', state).toString('base64url'),
});

const markOf = (browser: string, state: string): string => derived(browser, 'browser', state).toString('hex');

type TakenRow = Pick<SignOnAttemptRow, 'linkTo' | 'confirms' | 'returnTo' | 'expiresAt'>;

@Injectable()
export class TypeormSignOnAttempts extends SignOnAttempts {
  constructor(
    private readonly repositories: Repositories,
    private readonly database: Database,
    private readonly mint: TokenMint,
  ) {
    super();
  }

  override async begin(errand: SignOnErrand, browser: string, expiresAt: EpochMs): Promise<SignOnSecrets> {
    const { token: state, digest } = this.mint.mint();
    const { key: issuerKey, ...rest } = errand;
    const attempt = { ...rest, digest, browser: markOf(browser, state), issuerKey, expiresAt };
    await this.repositories.of(signOnAttempts).insert(attempt);
    return secretsOf(browser, state);
  }

  override async take(state: string, browser: string, key: string, now: EpochMs): Promise<BegunSignOn | null> {
    const digest = this.mint.digestOf(state);
    if (digest === null) return null;
    const params = [digest, markOf(browser, state), key, now];
    const [row] = await this.database.query<TakenRow>(TAKE_ATTEMPT, params);
    return row === undefined ? null : { key, ...row, secrets: secretsOf(browser, state) };
  }
}
