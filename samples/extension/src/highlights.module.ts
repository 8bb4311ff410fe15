import { Module } from '@nestjs/common';
import type { ContextSchema } from 'podcast-briefings/extension';
import { ListHighlightsCommand } from './adapters/cli/list-highlights.command.js';
import { BriefingTranscripts } from './adapters/contexts/briefing-transcripts.js';
import { BriefingFactsListener } from './adapters/events/briefing-facts.listener.js';
import { HighlightsController } from './adapters/http/highlights.controller.js';
import { HighlightTools } from './adapters/mcp/highlight.tools.js';
import { CreateHighlights1795400000000 } from './adapters/migrations/1795400000000-create-highlights.js';
import { briefings, highlights } from './adapters/typeorm/highlight-rows.js';
import { TypeormHighlightStore } from './adapters/typeorm/typeorm-highlight-store.js';
import { TypeormKnownBriefings } from './adapters/typeorm/typeorm-known-briefings.js';
import { HighlightsPageController } from './adapters/web/highlights-page.controller.js';
import { KeepHighlightHandler } from './application/commands/keep-highlight.js';
import { NoteBriefingHandler } from './application/commands/note-briefing.js';
import { RemoveHighlightHandler } from './application/commands/remove-highlight.js';
import { HighlightsPersonalData } from './application/highlights-personal-data.js';
import { HighlightStore } from './application/ports/highlight-store.js';
import { KnownBriefings } from './application/ports/known-briefings.js';
import { Transcripts } from './application/ports/transcripts.js';
import { ListHighlightsHandler } from './application/queries/list-highlights.js';

/** Sentences that people keep from their briefings. */
@Module({
  controllers: [HighlightsController, HighlightsPageController],
  providers: [
    KeepHighlightHandler,
    RemoveHighlightHandler,
    NoteBriefingHandler,
    ListHighlightsHandler,
    HighlightsPersonalData,
    { provide: HighlightStore, useClass: TypeormHighlightStore },
    { provide: KnownBriefings, useClass: TypeormKnownBriefings },
    { provide: Transcripts, useClass: BriefingTranscripts },
    BriefingFactsListener,
    HighlightTools,
    ListHighlightsCommand,
  ],
})
export class HighlightsModule {
  static readonly schema: ContextSchema = {
    migrations: [CreateHighlights1795400000000],
    entities: [highlights, briefings],
  };
}
