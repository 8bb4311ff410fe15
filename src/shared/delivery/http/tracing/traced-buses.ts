import { Inject, Injectable, type OnModuleInit, Optional } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { inSpan, isTracing } from '../../../kernel/tracing.js';

interface Bus {
  execute(message: object): Promise<unknown>;
}

/** A span for each use case, by the name of its class. Nothing is changed where nobody traces. */
@Injectable()
export class TracedBuses implements OnModuleInit {
  constructor(
    @Optional() @Inject(CommandBus) private readonly commands: CommandBus | null,
    @Optional() @Inject(QueryBus) private readonly queries: QueryBus | null,
  ) {}

  onModuleInit(): void {
    if (!isTracing()) return;
    for (const bus of [this.commands, this.queries]) if (bus !== null) trace(bus);
  }
}

function trace(bus: Bus): void {
  const execute = bus.execute.bind(bus);
  bus.execute = (message) => inSpan({ name: message.constructor.name }, () => execute(message));
}
