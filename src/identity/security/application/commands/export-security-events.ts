import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ocsfOf } from '../../domain/ocsf.js';
import { EventSink } from '../ports/event-sink.js';
import { UnexportedEvents } from '../ports/unexported-events.js';

const AT_ONCE = 500;

/**
 * Sends what has happened since the last time to where the operator gathers it: each event at least once, as an object
 * of OCSF. Returns how many. Throws SinkUnavailable; what was not sent waits.
 */
export class ExportSecurityEvents extends Command<number> {
  constructor(
    /** Of this program. */
    readonly version: string,
    readonly signal: AbortSignal,
  ) {
    super();
  }
}

@CommandHandler(ExportSecurityEvents)
export class ExportSecurityEventsHandler implements ICommandHandler<ExportSecurityEvents> {
  constructor(
    private readonly events: UnexportedEvents,
    private readonly sink: EventSink,
  ) {}

  async execute({ version, signal }: ExportSecurityEvents): Promise<number> {
    for (let sent = 0; ;) {
      signal.throwIfAborted();
      const events = await this.events.oldest(AT_ONCE);
      if (events.length === 0) return sent;
      const lines = events.map((event) => JSON.stringify(ocsfOf(event, version)));
      await this.sink.send(lines, signal);
      await this.events.markSent(events);
      sent += events.length;
    }
  }
}
