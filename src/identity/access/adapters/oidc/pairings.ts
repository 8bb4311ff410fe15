import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AdapterPayload } from 'oidc-provider';
import { HttpSettings } from '../../../../config/http-settings.js';
import { brand } from '../../../../shared/kernel/brand.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { UnitOfWork } from '../../../../shared/kernel/unit-of-work.js';
import { SecretKeys } from '../../../../shared/storage/secrets/secret-keys.js';
import type { AskedPairing, PendingPairing, StartedPairing } from '../../application/ports/authorization-server.js';
import { PAIRING_MS } from '../../domain/lifetimes.js';
import { SKILL_CLIENT } from '../../domain/token.js';
import { OAuthEngine } from './oauth-engine.js';
import { PayloadStore } from '../oidc-models/payload-store.js';
import { Resources } from '../oidc-models/resources.js';

const INTERVAL_SECONDS = 5;
/** No vowels, so no words; no letters that are taken for others (RFC 8628 §6.1). */
const ALPHABET = 'BCDFGHJKLMNPQRSTVWXZ';
const LENGTH = 8;

/** 256 bits, as the library's own. */
const newSecret = (): string => randomBytes(32).toString('base64url');

const shown = (code: string): string => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;

/** null: no code of ours, however it was typed. */
function typed(text: string): string | null {
  const code = text.toUpperCase().replaceAll(/[\s-]/g, '');
  return code.length === LENGTH && [...code].every((letter) => ALPHABET.includes(letter)) ? code : null;
}

/**
 * Pairings of RFC 8628, as the library redeems them at its token endpoint: it finds what we keep here as one of its
 * device codes. The page where people decide is ours, so their part is too.
 */
@Injectable()
export class Pairings {
  private readonly resources: Resources;

  // eslint-disable-next-line max-params
  constructor(
    config: HttpSettings,
    private readonly engine: OAuthEngine,
    private readonly payloads: PayloadStore,
    private readonly secrets: SecretKeys,
    private readonly unitOfWork: UnitOfWork,
  ) {
    this.resources = new Resources(config.baseUrl);
  }

  async start({ agentName, anonymous }: AskedPairing): Promise<StartedPairing> {
    const now = this.payloads.now();
    const [deviceCode, expiresAt] = [newSecret(), now + PAIRING_MS];
    const userCode = Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
    const payload: AdapterPayload = {
      kind: 'DeviceCode',
      clientId: SKILL_CLIENT,
      iat: Math.floor(now / 1000),
      exp: Math.floor(expiresAt / 1000),
      deviceInfo: { agentName, anonymous },
    };
    await this.payloads.put({
      kind: 'DeviceCode',
      id: deviceCode,
      payload,
      callerId: null,
      clientId: SKILL_CLIENT,
      grantId: null,
      userCode: await this.digestOf(userCode),
      expiresAt,
    });
    return { deviceCode, userCode: shown(userCode), expiresAt, intervalSeconds: INTERVAL_SECONDS };
  }

  async find(text: string): Promise<PendingPairing | null> {
    const code = typed(text);
    const found = code === null ? null : await this.payloads.undecidedPairing(await this.digestOf(code));
    if (code === null || found === null || found.expiresAt === null) return null;
    const { agentName, anonymous } = found.payload.deviceInfo ?? {};
    return {
      userCode: shown(code),
      agentName: typeof agentName === 'string' ? agentName : null,
      anonymous: typeof anonymous === 'string' ? brand<CallerId>(anonymous) : null,
      askedAt: found.createdAt,
      expiresAt: found.expiresAt,
    };
  }

  async approve(text: string, caller: CallerId, admin: boolean): Promise<boolean> {
    const code = typed(text);
    if (code === null) return false;
    const digest = await this.digestOf(code);
    const provider = await this.engine.provider();
    const resource = this.resources.identifierOf('api');
    const scope = this.resources.grantedScopes('api', admin);
    const grant = new provider.Grant({ accountId: caller, clientId: SKILL_CLIENT });
    grant.addResourceScope(resource, scope);
    return await this.unitOfWork.run(async () => {
      grant.jti = newSecret();
      const outcome = { accountId: caller, grantId: grant.jti, resource, scope };
      if (!(await this.payloads.decidePairing(digest, outcome, caller))) return false;
      await grant.save();
      return true;
    });
  }

  async refuse(text: string): Promise<boolean> {
    const code = typed(text);
    if (code === null) return false;
    const outcome = { error: 'access_denied', errorDescription: 'the person refused' };
    return await this.payloads.decidePairing(await this.digestOf(code), outcome, null);
  }

  /** With a key that is not in the database: 20^8 codes would soon be tried out. */
  private async digestOf(userCode: string): Promise<Buffer> {
    const key = (await this.secrets.get()).derive('user codes');
    return createHmac('sha256', key).update(userCode).digest();
  }
}
