import { Module } from '@nestjs/common';
import { BriefingModule } from '../briefing.module.js';
import { RecomposeCommand } from './adapters/cli/recompose.command.js';
import { ShowHistoryCommand } from './adapters/cli/show-history.command.js';
import { ShowSelectionCommand } from './adapters/cli/show-selection.command.js';
import { EventstoreLooks } from './adapters/eventstore/eventstore-looks.js';
import { AuditController } from './adapters/http/audit.controller.js';
import { HistoryLinkController } from './adapters/http/history-link.controller.js';
import { TypeormHistoryPasses } from './adapters/typeorm/typeorm-history-passes.js';
import { HistoryPagesController } from './adapters/web/history-pages.controller.js';
import { LinkToHistoryHandler } from './application/commands/link-to-history.js';
import { RecordLookHandler } from './application/commands/record-look.js';
import { UnlockHistoryHandler } from './application/commands/unlock-history.js';
import { ViewHistoryHandler } from './application/commands/view-history.js';
import { HistoryPasses } from './application/ports/history-passes.js';
import { Looks } from './application/ports/looks.js';
import { RecomposeBriefingHandler } from './application/queries/recompose-briefing.js';
import { ReplayBriefingHandler } from './application/queries/replay-briefing.js';
import { SelectionOfBriefingHandler } from './application/queries/selection-of-briefing.js';
import { StateOfBriefingHandler } from './application/queries/state-of-briefing.js';
import { ReadingRoom } from './application/reading-room.js';

const useCases = [
  ReplayBriefingHandler,
  StateOfBriefingHandler,
  SelectionOfBriefingHandler,
  RecomposeBriefingHandler,
  RecordLookHandler,
  ReadingRoom,
  LinkToHistoryHandler,
  UnlockHistoryHandler,
  ViewHistoryHandler,
];

const adapters = [
  { provide: Looks, useClass: EventstoreLooks },
  { provide: HistoryPasses, useClass: TypeormHistoryPasses },
];

const commands = [ShowHistoryCommand, ShowSelectionCommand, RecomposeCommand];

/** Histories of briefings for their owners, auditors and operators. Briefing does not know it. */
@Module({
  imports: [BriefingModule],
  controllers: [AuditController, HistoryLinkController, HistoryPagesController],
  providers: [...useCases, ...adapters, ...commands],
})
export class AuditModule {}
