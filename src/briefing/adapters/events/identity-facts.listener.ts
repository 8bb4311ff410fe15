import { Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { CallerErased } from '../../../identity/events.js';
import {
  kept,
  PersonalDataRegistry,
  type Erasure,
  type Kept,
  type PersonalData,
} from '../../../shared/erasure/personal-data.js';
import { FactListener } from '../../../shared/storage/jobs/fact-listener.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { CountOwned } from '../../application/queries/count-owned.js';
import { EraseBriefings } from '../../application/commands/erase-briefings.js';

@Injectable()
export class IdentityFactsListener implements PersonalData, OnModuleInit, OnApplicationBootstrap {
  constructor(
    private readonly facts: FactListener,
    private readonly registry: PersonalDataRegistry,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  onModuleInit(): void {
    this.registry.register('briefing', this);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.facts.on<CallerErased>('identity.CallerErased', 'briefing.caller-erased', (data) => this.erase(data));
  }

  async keptOf(caller: CallerId): Promise<readonly Kept[]> {
    const counts = await this.queries.execute(new CountOwned(caller));
    return kept({
      'briefings with their files': counts.briefings,
      'requests for briefings': counts.reservations,
      'keys of repeated requests': counts.idempotencyKeys,
      'passes to histories': counts.historyPasses,
      'encryption keys of their words': counts.encryptionKeys,
    });
  }

  erase({ caller, askedBy, askedAt }: Erasure): Promise<void> {
    return this.commands.execute(new EraseBriefings(caller, askedBy, askedAt));
  }
}
