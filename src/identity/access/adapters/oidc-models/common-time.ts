import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { EpochMs } from '../../../../shared/kernel/clock.js';

const MOMENTS = ['iat', 'exp', 'consumed'] as const;

function moved(payload: AdapterPayload, seconds: number): AdapterPayload {
  const moments = MOMENTS.flatMap((name) => {
    const moment = payload[name];
    return typeof moment === 'number' ? [[name, moment + seconds] as const] : [];
  });
  return { ...payload, ...Object.fromEntries(moments) };
}

/**
 * The library reads the clock of its machine, and what one node wrote another one reads: it is kept in the time that all nodes
 * share, and told in that of the machine.
 */
export class CommonTime implements Adapter {
  constructor(
    private readonly model: Adapter,
    private readonly now: () => EpochMs,
  ) {}

  async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    await this.model.upsert(id, moved(payload, this.behindSeconds()), expiresIn);
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    return this.told(await this.model.find(id));
  }

  async findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    return this.told(await this.model.findByUserCode(userCode));
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.told(await this.model.findByUid(uid));
  }

  async consume(id: string): Promise<void> {
    await this.model.consume(id);
  }

  async destroy(id: string): Promise<void> {
    await this.model.destroy(id);
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    await this.model.revokeByGrantId(grantId);
  }

  private told(payload: AdapterPayload | undefined | void): AdapterPayload | undefined {
    return payload ? moved(payload, -this.behindSeconds()) : undefined;
  }

  /** Whole, as all that the library writes. */
  private behindSeconds(): number {
    return Math.round((this.now() - Date.now()) / 1000);
  }
}
