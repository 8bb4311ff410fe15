import type { Provider } from '@nestjs/common';
import { AdminFeedTools } from './adapters/mcp/admin-feed.tools.js';
import { FeedsInTroubleSection } from './adapters/web/admin/feeds-section.js';
import { FetchChart } from './adapters/web/admin/fetch-chart.js';
import { RefreshNamedFeedHandler } from './application/commands/refresh-named-feed.js';

/** What operators see of feeds and do to them, beside the command line. */
export const OPERATOR_PROVIDERS: Provider[] = [
  RefreshNamedFeedHandler,
  AdminFeedTools,
  FeedsInTroubleSection,
  FetchChart,
];
