import type {
  AuditedHistory,
  AuditedHistoryReader,
} from '../../../../../src/briefing/audit/application/audited-history-reader.js';
import {
  RecomposeBriefing,
  RecomposeBriefingHandler,
  type Recomposition,
} from '../../../../../src/briefing/audit/application/queries/recompose-briefing.js';
import { briefing } from '../../../../../src/briefing/domain/briefing.js';
import { ComposingInMemory, ID } from '../../../application/composing-in-memory.js';
import { archived } from '../archived.js';

/** Composing, and composing again from what was recorded. */
export class RecomposingInMemory extends ComposingInMemory {
  problems: AuditedHistory['problems'] = [];

  recompose(): Promise<Recomposition> {
    const { history, sources, writer, files, problems } = this;
    const histories = {
      history: async (): Promise<AuditedHistory> => {
        const events = history.events.map((event, revision) => {
          return { ...archived(revision, event), state: briefing.initial, changes: [] };
        });
        return { briefingId: ID, events, problems, accesses: { total: 0, newest: [] } };
      },
    } as unknown as AuditedHistoryReader;
    return new RecomposeBriefingHandler(histories, sources, writer, files).execute(new RecomposeBriefing(ID));
  }
}
