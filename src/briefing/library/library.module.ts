import { Module } from '@nestjs/common';
import { BriefingModule } from '../briefing.module.js';
import { HomeBriefings } from './adapters/web/home-briefings.js';
import { LibraryModels } from './adapters/web/library-models.js';
import { LibraryPagesController } from './adapters/web/library-pages.controller.js';

/** The pages on which people ask for briefings and keep them. Nothing of briefing depends on it. */
@Module({
  imports: [BriefingModule],
  controllers: [LibraryPagesController],
  providers: [LibraryModels, HomeBriefings],
})
export class LibraryModule {}
