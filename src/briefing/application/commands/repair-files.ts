import { Logger } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { BriefingId } from '../../../shared/kernel/identifiers.js';
import { isOwned, type Briefing } from '../../domain/briefing.js';
import { filesOf, type KeptFile } from '../../domain/keeping/kept-files.js';
import { FileRemaking, type RemakingTerms } from '../file-remaking.js';
import { BriefingFiles, LostContent } from '../ports/media/briefing-files.js';
import { BriefingHistory } from '../ports/briefing-history.js';
import { DamagedFiles } from '../ports/media/damaged-files.js';
import { FileCare } from '../ports/media/file-care.js';

/** Makes those files of a briefing again that are not what its history says of them. */
export class RepairFiles extends Command<void> {
  constructor(
    readonly briefingId: BriefingId,
    readonly baseUrl: string,
    readonly signal: AbortSignal,
  ) {
    super();
  }
}

type Terms = Omit<RemakingTerms, 'state'> & { readonly state: Briefing };

@CommandHandler(RepairFiles)
export class RepairFilesHandler implements ICommandHandler<RepairFiles> {
  private readonly logger = new Logger(RepairFilesHandler.name);

  // eslint-disable-next-line max-params
  constructor(
    private readonly history: BriefingHistory,
    private readonly files: BriefingFiles,
    private readonly care: FileCare,
    private readonly remaking: FileRemaking,
    private readonly damaged: DamagedFiles,
  ) {}

  async execute({ briefingId, baseUrl, signal }: RepairFiles): Promise<void> {
    const state = await this.history.load(briefingId);
    if (!isOwned(state)) return await this.damaged.forget(briefingId);
    await this.files.withFolder(async (folder) => {
      for (const file of filesOf(state)) await this.repair(briefingId, file, { state, baseUrl, folder }, signal);
    });
    // Whose owner was erased meanwhile has no files any more.
    if ((await this.history.load(briefingId)).status === 'erased') await this.files.forget(briefingId);
  }

  private async repair(briefing: BriefingId, file: KeptFile, terms: Terms, signal: AbortSignal): Promise<void> {
    const { key } = file.ref;
    const how = await this.care.examine(file.ref, { signal });
    if (how === 'intact') return await this.damaged.settle(key);
    await this.damaged.note({ briefingId: briefing, key, how });
    if (await this.remade(file, terms)) {
      this.logger.warn({ briefing, key, msg: 'a damaged file was made again' });
      return await this.damaged.settle(key);
    }
    this.logger.error({ briefing, key, msg: 'a damaged file cannot be made again' });
    await this.damaged.markLost(key);
  }

  /** Before a briefing is finished its steps make what they need; its JSON files have copies. */
  private async remade(file: KeptFile, { state, ...terms }: Terms): Promise<boolean> {
    try {
      if (state.status === 'ready') return await this.remaking.remake(file, { ...terms, state });
      return file.kind === 'json' && (await this.care.restoreFromCopy(file.ref));
    } catch (error) {
      if (error instanceof LostContent) return false;
      throw error;
    }
  }
}
