import type {
  AuditedHistory,
  AuditedHistoryReader,
} from '../../../../../src/briefing/audit/application/audited-history-reader.js';
import { RecordedInputs } from '../../../../../src/briefing/audit/application/recorded-inputs.js';
import {
  RecomposeBriefing,
  RecomposeBriefingHandler,
  type Recomposition,
} from '../../../../../src/briefing/audit/application/queries/recompose-briefing.js';
import {
  ComposeOtherwise,
  ComposeOtherwiseHandler,
  type WhatIf,
} from '../../../../../src/briefing/audit/application/queries/compose-otherwise.js';
import type { Changes } from '../../../../../src/briefing/domain/what-if/changes.js';
import { briefing } from '../../../../../src/briefing/domain/briefing.js';
import { ComposingInMemory, ID } from '../../../application/composing-in-memory.js';
import { archived } from '../archived.js';

/** Composing, and composing again from what was recorded. */
export class RecomposingInMemory extends ComposingInMemory {
  problems: AuditedHistory['problems'] = [];

  recompose(): Promise<Recomposition> {
    return new RecomposeBriefingHandler(this.recorded(), this.writer, this.files).execute(new RecomposeBriefing(ID));
  }

  composeOtherwise(changes: Changes): Promise<WhatIf> {
    const query = new ComposeOtherwise(ID, changes, 'operator', new AbortController().signal);
    return new ComposeOtherwiseHandler(this.recorded(), this.writer).execute(query);
  }

  private recorded(): RecordedInputs {
    const { history, sources, files, problems } = this;
    const histories = {
      history: async (): Promise<AuditedHistory> => {
        const events = history.events.map((event, revision) => {
          return { ...archived(revision, event), state: briefing.initial, changes: [] };
        });
        return { briefingId: ID, events, problems, accesses: { total: 0, newest: [] } };
      },
    } as unknown as AuditedHistoryReader;
    return new RecordedInputs(histories, sources, files);
  }
}
