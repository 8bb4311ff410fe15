import { Injectable } from '@nestjs/common';
import { StorageSettings } from '../../../config/storage-settings.js';
import { EventStoreDbRetention, MetadataRefused } from '../../storage/eventstoredb/eventstoredb-retention.js';
import { StreamNames } from '../../storage/eventstore/stream-names.js';
import {
  consequencesText,
  isWhole,
  restorationOf,
  restorationText,
  restore,
  type Restoration,
} from '../../storage/proof/restore-history.js';
import { CliCommand, type CliValues, CommandRefused, ProblemsFound, type Say } from './cli-command.js';
import { connectionString, givenConnection, spokenOfAs } from './connection-string.js';
import { flag, requiredWord } from './parameters.js';

const PARAMETERS = {
  stream: requiredWord('STREAM', 'Name one stream, as audit:verify does: briefing-art_… or audit-art_….'),
  as: connectionString(),
  yes: flag(),
};

@Injectable()
export class RestoreHistoryCommand extends CliCommand<typeof PARAMETERS> {
  readonly name = 'audit:restore';
  readonly summary =
    'Takes back that EventStoreDB was told to forget a history or deleted it, while its log has the events.';
  readonly parameters = PARAMETERS;

  constructor(
    private readonly config: StorageSettings,
    private readonly names: StreamNames,
  ) {
    super();
  }

  /** Throws CommandRefused, ProblemsFound. */
  async run({ stream, as, yes }: CliValues<typeof PARAMETERS>, say: Say): Promise<void> {
    const { eventStoreUrl } = this.config;
    if (eventStoreUrl === null) throw new CommandRefused(NOTHING_TO_RESTORE);
    if (as === undefined) return await this.#on(eventStoreUrl, stream, yes, say);
    const url = await givenConnection(as);
    await spokenOfAs(async () => await this.#on(url, stream, yes, say));
  }

  async #on(url: string, stream: string, yes: boolean, say: Say): Promise<void> {
    const retention = new EventStoreDbRetention(url, this.names);
    try {
      await this.#restore(retention, await found(retention, stream), yes, say);
    } finally {
      await retention.close();
    }
  }

  async #restore(retention: EventStoreDbRetention, before: Restoration, yes: boolean, say: Say): Promise<void> {
    for (const line of restorationText(before)) say(line);
    if (isWhole(before)) return say('There is nothing to take back.');
    const consequences = consequencesText(before);
    if (consequences.length === 0) throw new ProblemsFound(impossible(before));
    for (const line of consequences) say(line);
    if (!yes) return say('Nothing was changed: say --yes to do it.');
    const after = await allowed(() => restore(retention, before));
    for (const line of restorationText(after)) say(line);
    if (!isWhole(after))
      throw new ProblemsFound('That is not all of it: somebody may have written its metadata again.');
    say('Done. "audit:verify" keeps what happened as a note.');
  }
}

const NOTHING_TO_RESTORE =
  'Histories are in PostgreSQL, where nothing can be told to forget and no history can be deleted: there is nothing to restore.';

async function found(retention: EventStoreDbRetention, stream: string): Promise<Restoration> {
  const restoration = await restorationOf(retention, stream);
  if (restoration.changes.length > 0 || restoration.log.events > 0) return restoration;
  throw new CommandRefused(
    `The event store knows no history ${stream}. audit:verify names those that it finds something about.`,
  );
}

const impossible = ({ now, log }: Restoration): string =>
  now.status === 'tombstoned'
    ? `A tombstone cannot be taken back.${log.events > 0 ? ' Do not scavenge: "audit:export" keeps the events that the log still has.' : ''}`
    : 'Nothing tells the store to forget, so there is nothing to take back: its index is damaged, or a forgery.';

async function allowed<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof MetadataRefused)) throw error;
    throw new CommandRefused(REFUSED);
  }
}

const REFUSED =
  "This user may not write the stream's metadata: nothing was changed. Give --as the connection string of one who may (a member of $admins), or --as - and type it.";
