import type { AdapterPayload } from 'oidc-provider';
import { SKILL_CLIENT } from '../../domain/token.js';
import { currentExchange } from './exchange.js';
import { PayloadModel } from './payload-model.js';

/**
 * What is redeemed for a token: authorization codes, and pairings. Those of the skill flows are found by ourselves only:
 * auth/skill/token knows what the library does not, how often an agent may ask and what it has to wait for.
 */
export class CodeModel extends PayloadModel {
  override async find(id: string): Promise<AdapterPayload | undefined> {
    const found = await super.find(id);
    const isOurs = found?.clientId === SKILL_CLIENT;
    return isOurs && currentExchange()?.from !== 'ourselves' ? undefined : found;
  }
}
