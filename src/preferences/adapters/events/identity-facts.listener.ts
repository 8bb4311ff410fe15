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
import { HasProfile } from '../../application/queries/has-profile.js';
import { EraseProfile } from '../../application/commands/erase-profile.js';

@Injectable()
export class IdentityFactsListener implements PersonalData, OnModuleInit, OnApplicationBootstrap {
  constructor(
    private readonly facts: FactListener,
    private readonly registry: PersonalDataRegistry,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  onModuleInit(): void {
    this.registry.register('preferences', this);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.facts.on<CallerErased>('identity.CallerErased', 'preferences.caller-erased', (data) => this.erase(data));
  }

  async keptOf(caller: CallerId): Promise<readonly Kept[]> {
    return kept({ profiles: (await this.queries.execute(new HasProfile(caller))) ? 1 : 0 });
  }

  erase({ caller }: Erasure): Promise<void> {
    return this.commands.execute(new EraseProfile(caller));
  }
}
