import type { ExportedEvent } from '../../domain/ocsf.js';

/** Security events that were not yet sent to where an operator gathers them. */
export abstract class UnexportedEvents {
  /** In the order of recording, as far as it is known. */
  abstract oldest(limit: number): Promise<readonly ExportedEvent[]>;
  abstract markSent(events: readonly ExportedEvent[]): Promise<void>;
}
