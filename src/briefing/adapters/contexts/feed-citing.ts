import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { FeedApi, type Citing } from '../../../feed/api.js';
import { KeepCitedItems } from '../../application/commands/keep-cited-items.js';

/** Feed asks before it removes items. */
@Injectable()
export class FeedCiting implements Citing, OnModuleInit {
  constructor(
    private readonly feed: FeedApi,
    private readonly commands: CommandBus,
  ) {}

  onModuleInit(): void {
    this.feed.askCiting(this);
  }

  keepCited(): Promise<void> {
    return this.commands.execute(new KeepCitedItems());
  }
}
