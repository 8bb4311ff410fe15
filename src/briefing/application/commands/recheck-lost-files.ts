import { Logger } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { BriefingId } from '../../../shared/kernel/identifiers.js';
import { filesOf } from '../../domain/keeping/kept-files.js';
import { BriefingHistory, HistoryLost } from '../ports/briefing-history.js';
import { type DamagedFile, DamagedFiles } from '../ports/media/damaged-files.js';
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
    for (const [briefing, files] of lost) await this.recheck(briefing, files);
  }

  private async recheck(briefing: BriefingId, lost: readonly DamagedFile[]): Promise<void> {
    try {
      const refs = new Map(filesOf(await this.history.load(briefing)).map(({ ref }) => [ref.key, ref]));
      for (const { key } of lost) {
        const ref = refs.get(key);
        // What no history names any more is missed by nobody.
        if (ref !== undefined && (await this.care.look(ref)) !== 'intact') continue;
        await this.damaged.settle(key);
        if (ref !== undefined) this.logger.warn({ briefing, key, msg: 'a lost file is back' });
      }
    } catch (error) {
      // A history that cannot be read keeps no other file on the list.
      if (!(error instanceof HistoryLost)) throw error;
    }
  }
}
