import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { CliCommand } from '../shared/delivery/cli/cli-command.js';
import { CliRegistry } from '../shared/delivery/cli/cli-registry.js';
import type { ContextSchema } from '../shared/storage/database/context-schema.js';
import { FeedLookup } from '../subscriptions/api.js';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.js';
import { LookupForSubscriptions } from './adapters/contexts/lookup-for-subscriptions.js';
import { FeedApi } from './api.js';
import { FeedMaterial } from './application/feed-material.js';
import { articles } from './articles.parts.js';
import { hubs } from './hubs.parts.js';
import { items } from './items.parts.js';
import { upkeep } from './upkeep.parts.js';
import { watching } from './watching.parts.js';

const capabilities = [items, watching, hubs, articles, upkeep];
const commands = capabilities.flatMap((parts) => parts.commands ?? []);

/** Feeds, fetched once for all their subscribers, and their items. Global, because it answers Subscriptions' FeedLookup. */
@Global()
@Module({
  imports: [SubscriptionsModule],
  controllers: capabilities.flatMap((parts) => parts.controllers ?? []),
  providers: [
    ...capabilities.flatMap((parts) => parts.providers ?? []),
    ...commands,
    { provide: FeedApi, useClass: FeedMaterial },
    { provide: FeedLookup, useClass: LookupForSubscriptions },
  ],
  exports: [FeedApi, FeedLookup],
})
export class FeedModule implements OnModuleInit {
  static readonly schema: ContextSchema = { migrations: capabilities.flatMap((parts) => parts.migrations ?? []) };

  constructor(
    private readonly cli: CliRegistry,
    private readonly parts: ModuleRef,
  ) {}

  onModuleInit(): void {
    for (const command of commands) this.cli.register(this.parts.get<CliCommand>(command));
  }
}
