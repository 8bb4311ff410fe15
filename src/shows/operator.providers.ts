import type { Provider } from '@nestjs/common';
import { ShowsStateTools } from './adapters/mcp/shows-state.tools.js';
import { TypeormShowsOverview } from './adapters/typeorm/typeorm-shows-overview.js';
import { ShowsStateSection } from './adapters/web/admin/shows-state-section.js';
import { ShowsOverview } from './application/ports/shows-overview.js';
import { ShowShowsStateHandler } from './application/queries/show-shows-state.js';

/** What operators see of shows. */
export const OPERATOR_PROVIDERS: Provider[] = [
  ShowShowsStateHandler,
  ShowsStateTools,
  ShowsStateSection,
  { provide: ShowsOverview, useClass: TypeormShowsOverview },
];
