import { SharedBriefings } from './application/shared-briefings.js';
import type { Provider } from '@nestjs/common';
import { ContextsCompositionChoices } from './adapters/contexts/contexts-composition-choices.js';
import { KeepingTools } from './adapters/mcp/keeping.tools.js';
import { SqlDeletedBriefings } from './adapters/typeorm/deleted/sql-deleted-briefings.js';
import { DeletedBriefingsSweeper } from './adapters/worker/deleted-briefings-sweeper.js';
import { DeleteBriefingHandler } from './application/commands/delete-briefing.js';
import { EraseDeletedBriefingsHandler } from './application/commands/erase-deleted-briefings.js';
import { RenewBriefingLinkHandler } from './application/commands/renew-briefing-link.js';
import { RestoreBriefingHandler } from './application/commands/restore-briefing.js';
import { CompositionChoicesLookup } from './application/ports/composition-choices.js';
import { DeletedBriefings } from './application/ports/deleted-briefings.js';
import { FindOwnBriefingHandler } from './application/queries/find-own-briefing.js';
import { GetAllowanceHandler } from './application/queries/get-allowance.js';
import { ListCompositionChoicesHandler } from './application/queries/list-composition-choices.js';
import { ListLibraryHandler } from './application/queries/list-library.js';

/** What owners do with their briefings, and how many more they may ask for. */
export const KEEPING_PROVIDERS: Provider[] = [
  SharedBriefings,
  DeleteBriefingHandler,
  RestoreBriefingHandler,
  RenewBriefingLinkHandler,
  EraseDeletedBriefingsHandler,
  GetAllowanceHandler,
  ListLibraryHandler,
  FindOwnBriefingHandler,
  ListCompositionChoicesHandler,
  { provide: CompositionChoicesLookup, useClass: ContextsCompositionChoices },
  { provide: DeletedBriefings, useClass: SqlDeletedBriefings },
  DeletedBriefingsSweeper,
  KeepingTools,
];
