import { readFile } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { StorageSettings } from '../../../config/storage-settings.js';
import { CliCommand, type CliValues, CommandRefused, ProblemsFound, type Say } from './cli-command.js';
import { flag, text } from './parameters.js';
import { Database } from '../../storage/database/database.js';
import { findingText } from '../../storage/proof/audit-finding.js';
import { countsWithoutGaps } from '../../storage/eventstore/event-store-origin.js';
import { StreamNames } from '../../storage/eventstore/stream-names.js';
import { weaknesses } from '../../storage/eventstoredb/event-guard.js';
import { EventStore, START } from '../../storage/eventstore/event-store.js';
import { withRetention } from '../../storage/proof/live-retention.js';
import { Erasures } from '../../storage/eventstore/erasures.js';
import { MediaAudit } from '../../storage/proof/media-audit.js';
import { MediaDigests } from '../../storage/media/media-digests.js';
import { Unreadable, readBundle, readSeals } from '../../storage/proof/read-bundle.js';
import { readLog } from '../../storage/eventstore/read-log.js';
import { publicKeysIn } from '../../storage/proof/seal.js';
import { Seals } from '../../storage/proof/seals.js';
import { type Evidence, verifyHistories, type Kept } from '../../storage/proof/verify-histories.js';

export const VERIFY_PARAMETERS = {
  bundle: text('FOLDER'),
  'public-key': text('FILE'),
  seals: text('FILE'),
  thorough: flag(),
  media: flag(),
};

const NOTHING_TO_COMPARE =
  '--thorough: histories are in PostgreSQL, where readers and the log are one table, and nothing can be told to forget.';

const RETENTION_NOT_TOLD =
  'It does not say what the store was told to forget, or deleted: it was made by a program from before 22 November 2026.';

type VerifyValues = CliValues<typeof VERIFY_PARAMETERS>;

@Injectable()
export class VerifyHistoriesCommand extends CliCommand<typeof VERIFY_PARAMETERS> {
  readonly name = 'audit:verify';
  readonly summary = 'Checks all histories, or those of a bundle: is each event as it was recorded, and none missing?';
  readonly parameters = VERIFY_PARAMETERS;

  // eslint-disable-next-line max-params
  constructor(
    private readonly store: EventStore,
    private readonly seals: Seals,
    private readonly database: Database,
    private readonly config: StorageSettings,
    private readonly names: StreamNames,
    private readonly digests: MediaDigests,
    private readonly erasures: Erasures,
  ) {
    super();
  }

  /** Throws ProblemsFound. */
  async run(values: VerifyValues, say: Say): Promise<void> {
    const kept = await keptElsewhere(values);
    for (const weakness of await weaknesses(this.database, this.config)) say(weakness);
    const { eventStoreUrl } = this.config;
    if (eventStoreUrl === null && values.thorough) say(NOTHING_TO_COMPARE);
    const contiguous = await countsWithoutGaps(this.database, eventStoreUrl);
    const audit = new MediaAudit(this.digests, this.erasures.types);
    const extent = values.thorough ? 'all' : 'sample';
    const findings = await withRetention(eventStoreUrl, this.names, extent, async (retention) => {
      const batches = readLog(this.store, START);
      const scope = { contiguous, after: null, earlier: new Map() };
      const media = values.media ? checking(audit) : {};
      return await verifyHistories(
        { ...scope, ...media, seals: await this.seals.all(), batches, retention },
        kept,
        say,
      );
    });
    if (values.media) say(audit.summary);
    conclude(findings, say);
  }
}

const checking = (audit: MediaAudit): Pick<Evidence, 'check' | 'end'> => ({
  check: (event) => audit.check(event),
  end: () => audit.end(),
});

/** `audit:verify --bundle`: works without a database and without the rest of the program. Throws ProblemsFound. */
export async function verifyBundle(values: VerifyValues, say: Say): Promise<void> {
  const kept = await keptElsewhere(values);
  const { manifest, evidence, findings } = await readable(readBundle(values.bundle ?? ''));
  say(`Bundle of ${new Date(manifest.madeAt).toISOString()}.`);
  if (manifest.after !== null) say(`It begins after seal ${manifest.after}: what came before is not in it.`);
  if (!manifest.contiguous && evidence.retention === null) say(RETENTION_NOT_TOLD);
  for (const finding of findings) say(findingText(finding));
  conclude(findings.length + (await readable(verifyHistories(evidence, kept, say))), say);
}

function conclude(findings: number, say: Say): void {
  if (findings > 0) throw new ProblemsFound(`NOT SOUND: ${findings} findings.`);
  say('Sound.');
}

async function keptElsewhere({ 'public-key': keyFile, seals: sealFile }: VerifyValues): Promise<Kept> {
  const seals = sealFile === undefined ? null : await readable(readSeals(sealFile));
  if (keyFile === undefined) return { keys: null, seals };
  const keys = publicKeysIn(await readFile(keyFile, 'utf8').catch(() => ''));
  if (keys.size === 0) throw new CommandRefused(`${keyFile} holds no Ed25519 public key as PEM (BEGIN PUBLIC KEY).`);
  return { keys, seals };
}

async function readable<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    throw error instanceof Unreadable ? new CommandRefused(error.message) : error;
  }
}
