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
import { CountSubscriptions } from '../../application/queries/count-subscriptions.js';
import { EraseSubscriptions } from '../../application/commands/erase-subscriptions.js';

@Injectable()
export class IdentityFactsListener implements PersonalData, OnModuleInit, OnApplicationBootstrap {
  constructor(
    private readonly facts: FactListener,
    private readonly registry: PersonalDataRegistry,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  onModuleInit(): void {
    this.registry.register('subscriptions', this);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.facts.on<CallerErased>('identity.CallerErased', 'subscriptions.caller-erased', (data) =>
      this.erase(data),
    );
  }

  async keptOf(caller: CallerId): Promise<readonly Kept[]> {
    return kept({ subscriptions: await this.queries.execute(new CountSubscriptions(caller)) });
  }

  erase({ caller }: Erasure): Promise<void> {
    return this.commands.execute(new EraseSubscriptions(caller));
  }
}
