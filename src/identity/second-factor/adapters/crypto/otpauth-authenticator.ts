import { Injectable } from '@nestjs/common';
import type { TOTP } from 'otpauth';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import { SITE_NAME } from '../../../../shared/delivery/web/shell/page.js';
import { Authenticator } from '../../application/ports/authenticator.js';

/** RFC 4226 §4: 160 bits. */
const KEY_BYTES = 20;
const STEP_MS = 30_000;
/** Clocks of phones, and the time that typing takes (RFC 6238 §5.2). */
const STEPS_AROUND = 1;

/** SHA-1, six digits, 30 seconds: what every app takes. Loaded when somebody has a second factor. */
@Injectable()
export class OtpauthAuthenticator extends Authenticator {
  override async newKey(): Promise<string> {
    const { Secret } = await import('otpauth');
    return new Secret({ size: KEY_BYTES }).base32;
  }

  override async uriOf(key: string, account: string): Promise<string> {
    return (await totpOf(key, account)).toString();
  }

  override async stepOf(key: string, code: string, now: EpochMs): Promise<number | null> {
    const totp = await totpOf(key);
    const away = totp.validate({ token: code, timestamp: now, window: STEPS_AROUND });
    return away === null ? null : Math.floor(now / STEP_MS) + away;
  }
}

async function totpOf(key: string, label = ''): Promise<TOTP> {
  const otpauth = await import('otpauth');
  return new otpauth.TOTP({ issuer: SITE_NAME, label, secret: key, digits: 6, period: STEP_MS / 1000 });
}
