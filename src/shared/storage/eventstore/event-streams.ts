import { Injectable } from '@nestjs/common';
import { EventStore, type Appended, type NewEvent, type ReadOptions, type RecordedEvent } from './event-store.js';
import { withTrace } from './event-trace.js';
import { inSpan, type SpanStart } from '../../kernel/tracing.js';
import { NO_STREAM, chained, type StreamHead } from './hash-chain.js';

/** The category, which is a word of ours: the rest of the name is of one history. */
const spanOf = (operation: 'append' | 'read', stream: string): SpanStart => ({
  name: `${operation} history`,
  kind: 'client',
  attributes: {
    'briefings.history.operation': operation,
    'briefings.history.category': stream.split('-', 1)[0] ?? '',
  },
});

/**
 * Streams whose events are linked by a hash chain, in whichever store. This is how contexts keep histories:
 * read the stream, decide, append after the head that was read.
 */
@Injectable()
export class EventStreams {
  constructor(private readonly store: EventStore) {}

  /** The whole stream from its first event, or what `options` say of it; an unknown one is empty. */
  read(stream: string, options?: ReadOptions): Promise<RecordedEvent[]> {
    return inSpan(spanOf('read', stream), () => this.store.readStream(stream, options));
  }

  /**
   * Appends after `head` (`headOf(history)`). Repeating an append with the same event ids is one append, and what was
   * recorded first stays: who wants to append more reads again. Throws WrongExpectedRevision when somebody else was
   * faster, EventStoreUnavailable.
   */
  append(stream: string, events: readonly NewEvent[], head: StreamHead = NO_STREAM): Promise<Appended> {
    return inSpan(spanOf('append', stream), (span) =>
      this.store.append(stream, chained(stream, withTrace(events, span), head), head.revision),
    );
  }
}
