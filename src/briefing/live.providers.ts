import type { Provider } from '@nestjs/common';
import { TypeormBriefingChanges } from './adapters/typeorm/typeorm-briefing-changes.js';
import { BriefingChanges } from './application/ports/briefing-changes.js';
import { FollowBriefingHandler } from './application/queries/follow-briefing.js';
import { FollowBriefingsHandler } from './application/queries/follow-briefings.js';
import { FollowSharedBriefingHandler } from './application/queries/follow-shared-briefing.js';

/** Briefings are followed while they change. */
export const LIVE_PROVIDERS: Provider[] = [
  FollowBriefingHandler,
  FollowBriefingsHandler,
  FollowSharedBriefingHandler,
  TypeormBriefingChanges,
  { provide: BriefingChanges, useExisting: TypeormBriefingChanges },
];
