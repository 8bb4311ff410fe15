import { Module } from '@nestjs/common';
import type { ContextSchema } from '../../shared/storage/database/context-schema.js';
import { BriefingModule } from '../briefing.module.js';
import { WhatIfCommand } from './adapters/cli/what-if.command.js';
import { RecomposeCommand } from './adapters/cli/recompose.command.js';
import { ShowHistoryCommand } from './adapters/cli/show-history.command.js';
import { ShowSelectionCommand } from './adapters/cli/show-selection.command.js';
import { ACCESS_STREAMS, EventstoreHistoryAccessLog } from './adapters/eventstore/eventstore-history-access-log.js';
import { AuditController } from './adapters/http/audit.controller.js';
import { WhatIfController } from './adapters/http/what-if.controller.js';
import { HistoryLinkController } from './adapters/http/history-link.controller.js';
import { historyPasses } from './adapters/typeorm/history-pass-row.js';
import { TypeormHistoryPasses } from './adapters/typeorm/typeorm-history-passes.js';
import { HistoryPagesController } from './adapters/web/history-pages.controller.js';
import { LinkToHistoryHandler } from './application/commands/link-to-history.js';
import { RecordHistoryAccessHandler } from './application/commands/record-history-access.js';
import { UnlockHistoryHandler } from './application/commands/unlock-history.js';
import { ViewHistoryHandler } from './application/commands/view-history.js';
import { HistoryPasses } from './application/ports/history-passes.js';
import { HistoryAccessLog } from './application/ports/history-access-log.js';
import { RecordedInputs } from './application/recorded-inputs.js';
import { ComposeOtherwiseHandler } from './application/queries/compose-otherwise.js';
import { RecomposeBriefingHandler } from './application/queries/recompose-briefing.js';
import { ReplayBriefingHandler } from './application/queries/replay-briefing.js';
import { SelectionOfBriefingHandler } from './application/queries/selection-of-briefing.js';
import { TranscriptOfBriefingHandler } from './application/queries/transcript-of-briefing.js';
import { StateOfBriefingHandler } from './application/queries/state-of-briefing.js';
import { AuditedHistoryReader } from './application/audited-history-reader.js';

const useCases = [
  ReplayBriefingHandler,
  StateOfBriefingHandler,
  SelectionOfBriefingHandler,
  TranscriptOfBriefingHandler,
  RecomposeBriefingHandler,
  ComposeOtherwiseHandler,
  RecordHistoryAccessHandler,
  AuditedHistoryReader,
  RecordedInputs,
  LinkToHistoryHandler,
  UnlockHistoryHandler,
  ViewHistoryHandler,
];

const adapters = [
  { provide: HistoryAccessLog, useClass: EventstoreHistoryAccessLog },
  { provide: HistoryPasses, useClass: TypeormHistoryPasses },
];

const commands = [ShowHistoryCommand, ShowSelectionCommand, RecomposeCommand, WhatIfCommand];

/** Histories of briefings for their owners, auditors and operators. Nothing of briefing depends on it. */
@Module({
  imports: [BriefingModule],
  controllers: [AuditController, WhatIfController, HistoryLinkController, HistoryPagesController],
  providers: [...useCases, ...adapters, ...commands],
})
export class AuditModule {
  /** The migrations are those of BriefingModule: who erases what is kept of an owner erases these rows, too. */
  static readonly schema: ContextSchema = { migrations: [], entities: [historyPasses], streams: [ACCESS_STREAMS] };
}
