import { Injectable } from '@nestjs/common';
import { PersonalDataRegistry } from '../../../../shared/erasure/personal-data.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { Footprints } from '../../application/ports/footprints.js';

@Injectable()
export class ContextsFootprints extends Footprints {
  constructor(private readonly registry: PersonalDataRegistry) {
    super();
  }

  override async hasAny(caller: CallerId): Promise<boolean> {
    for (const [, data] of this.registry.all()) {
      if ((await data.keptOf(caller)).length > 0) return true;
    }
    return false;
  }
}
