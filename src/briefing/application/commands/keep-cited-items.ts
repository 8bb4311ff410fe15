import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { citedItems } from '../../domain/correcting/cited-sentences.js';
import { citedIn, type Script } from '../../domain/script.js';
import { BriefingFiles, LostContent } from '../ports/media/briefing-files.js';
import { CitationIndex } from '../ports/citation-index.js';
import { SourceMaterial } from '../ports/source-material.js';
import { PendingCitations, type PendingCitation } from '../ports/pending-citations.js';

/** Every item that a briefing on record cites stays. May be interrupted anywhere, and done by two processes at once. */
export class KeepCitedItems extends Command<void> {}

const AT_ONCE = 50;

@CommandHandler(KeepCitedItems)
export class KeepCitedItemsHandler implements ICommandHandler<KeepCitedItems> {
  constructor(
    private readonly pending: PendingCitations,
    private readonly sources: SourceMaterial,
    private readonly files: BriefingFiles,
    private readonly index: CitationIndex,
  ) {}

  async execute(): Promise<void> {
    let briefings = await this.pending.next('', AT_ONCE);
    while (briefings.length > 0) {
      const cited = await Promise.all(briefings.map((briefing) => this.citedBy(briefing)));
      await this.sources.keep([...new Set(cited.flat())]);
      await this.pending.markKept(briefings.map(({ id }) => id));
      briefings = await this.pending.next(briefings.at(-1)?.id ?? '', AT_ONCE);
    }
  }

  private async citedBy({ id, script: file }: PendingCitation): Promise<readonly string[]> {
    try {
      const script = await this.files.json<Script>(file);
      // Briefings of before there was an index; the others are in it as soon as they are ready.
      const spoken = citedItems(script).map(({ itemId }) => itemId);
      await this.index.add(id, spoken);
      return citedIn(script);
    } catch (error) {
      // Erased, or lost: nobody can say any more what it cited.
      if (error instanceof LostContent) return [];
      throw error;
    }
  }
}
