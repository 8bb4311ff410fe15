import type { OpenedHistory, ReadingRoom } from '../../../../../src/briefing/audit/application/reading-room.js';
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
  problems: OpenedHistory['problems'] = [];

  recompose(): Promise<Recomposition> {
    const { history, sources, writer, files, problems } = this;
    const room = {
      history: async (): Promise<OpenedHistory> => {
        const events = history.events.map((event, revision) => {
          return { ...archived(revision, event), state: briefing.initial, changes: [] };
        });
        return { briefingId: ID, events, problems, looks: { total: 0, newest: [] } };
      },
    } as unknown as ReadingRoom;
    return new RecomposeBriefingHandler(room, sources, writer, files).execute(new RecomposeBriefing(ID));
  }
}
