import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { FactListener } from '../../../../shared/storage/jobs/fact-listener.js';
import { PersonalDataIndex } from '../../../../shared/kernel/compliance/personal-data-index.js';
import { RecordedErasure } from '../../application/recorded-erasure.js';
import type { CallerErased } from '../../../events.js';

/** Has every context erase what it keeps, each from a queue of its own: one that fails is tried again by itself. */
@Injectable()
export class ErasureFactsListener implements OnApplicationBootstrap {
  constructor(
    private readonly facts: FactListener,
    private readonly personalData: PersonalDataIndex,
    private readonly erasures: RecordedErasure,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    for (const data of this.personalData.all()) {
      await this.facts.on<CallerErased>('identity.CallerErased', `${data.context}.caller-erased`, (erasure) =>
        this.erasures.erase(data, erasure),
      );
    }
  }
}
