import { Injectable } from '@nestjs/common';
import { StorageSettings } from '../../../config/storage-settings.js';
import { CliCommand, type CliValues, CommandRefused, type Say, UsageError } from './cli-command.js';
import { flag, requiredText, text, withDefault } from './parameters.js';
import { Database } from '../../storage/database/database.js';
import { countsWithoutGaps } from '../../storage/eventstore/event-store-origin.js';
import { StreamNames } from '../../storage/eventstore/stream-names.js';
import { FolderNotEmpty } from '../../storage/proof/bundle-writer.js';
import { HistoryExport, type ExportOptions } from '../../storage/proof/export-histories.js';
import { withRetention } from '../../storage/proof/live-retention.js';
import type { Seal } from '../../storage/proof/seal.js';
import { Seals } from '../../storage/proof/seals.js';

const PARAMETERS = {
  out: requiredText('FOLDER'),
  since: withDefault(text('SEAL|DATE|all'), 'all'),
  'with-media': flag(),
};

@Injectable()
export class ExportHistoriesCommand extends CliCommand<typeof PARAMETERS> {
  readonly name = 'audit:export';
  readonly summary = 'Writes histories and their seals into a folder that can be checked elsewhere.';
  readonly parameters = PARAMETERS;

  // eslint-disable-next-line max-params
  constructor(
    private readonly histories: HistoryExport,
    private readonly seals: Seals,
    private readonly config: StorageSettings,
    private readonly names: StreamNames,
    private readonly database: Database,
  ) {
    super();
  }

  async run({ out: folder, since, 'with-media': media }: CliValues<typeof PARAMETERS>, say: Say): Promise<void> {
    const after = await this.#sealOf(since);
    const { eventStoreUrl } = this.config;
    const contiguous = await countsWithoutGaps(this.database, eventStoreUrl);
    const { events, seals, files, missing, retention } = await withRetention(
      eventStoreUrl,
      this.names,
      'sample',
      async (evidence) => await this.#export({ folder, after, media, contiguous, retention: evidence }),
    );
    say(`${events} events and ${seals} seals are in ${folder}${media ? `, with ${files} files` : ''}.`);
    if (missing > 0) say(`${missing} files that events speak of are not there any more.`);
    if (retention.length > 0) {
      say(`Of ${retention.length} streams it says what the store was told of them: audit:verify --bundle judges it.`);
    }
  }

  async #export(options: ExportOptions): Promise<Awaited<ReturnType<HistoryExport['export']>>> {
    try {
      return await this.histories.export(options);
    } catch (error) {
      throw error instanceof FolderNotEmpty ? new CommandRefused(error.message) : error;
    }
  }

  /** The seal itself, or the last one before a day. */
  async #sealOf(since: string): Promise<Seal | null> {
    if (since === 'all') return null;
    const seals = await this.seals.all();
    const moment = Date.parse(since);
    const found = /^\d{1,9}$/.test(since)
      ? seals.find(({ number }) => number === Number(since))
      : seals.findLast(({ sealedAt }) => sealedAt <= moment);
    if (found !== undefined) return found;
    throw new UsageError(
      `--since must be "all", the number of a seal, or a date after the first seal, not "${since}".`,
    );
  }
}
