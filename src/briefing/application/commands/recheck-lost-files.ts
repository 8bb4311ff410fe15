import { Logger } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { BriefingId } from '../../../shared/kernel/identifiers.js';
import { filesOf } from '../../domain/keeping/kept-files.js';
import { BriefingHistory, HistoryLost } from '../ports/briefing-history.js';
import { DamagedFiles } from '../ports/media/damaged-files.js';
import { FileCare } from '../ports/media/file-care.js';

/** In one run: others have their turn in the next. */
const MOST = 50;

/** Files that an operator has brought back are lost no longer; the pass over all files may be a week away. */
export class RecheckLostFiles extends Command<void> {}

@CommandHandler(RecheckLostFiles)
export class RecheckLostFilesHandler implements ICommandHandler<RecheckLostFiles> {
  private readonly logger = new Logger(RecheckLostFilesHandler.name);

  constructor(
    private readonly damaged: DamagedFiles,
    private readonly history: BriefingHistory,
    private readonly care: FileCare,
  ) {}

  async execute(): Promise<void> {
    const lost = Map.groupBy(await this.damaged.someLost(MOST), ({ briefingId }) => briefingId);
    for (const [briefing, files] of lost) await this.recheck(briefing, new Set(files.map(({ key }) => key)));
  }

  private async recheck(briefing: BriefingId, keys: ReadonlySet<string>): Promise<void> {
    try {
      const named = filesOf(await this.history.load(briefing)).filter(({ ref }) => keys.has(ref.key));
      if (named.length === 0) return await this.damaged.forget(briefing);
      for (const { ref } of named) {
        if ((await this.care.look(ref)) !== 'intact') continue;
        await this.damaged.settle(ref.key);
        this.logger.warn({ briefing, key: ref.key, msg: 'a lost file is back' });
      }
    } catch (error) {
      // A history that cannot be read keeps no other file on the list.
      if (!(error instanceof HistoryLost)) throw error;
    }
  }
}
