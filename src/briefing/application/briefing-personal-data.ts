import { Injectable } from '@nestjs/common';
import type { CallerId } from '../../shared/kernel/identifiers.js';
import { PersonalData, type Erasure, type Kept, type WorkClaim } from '../../shared/kernel/compliance/personal-data.js';
import { BriefingExport } from './briefing-export.js';
import { BriefingHistory, HistoryLost } from './ports/briefing-history.js';
import { BriefingFiles } from './ports/media/briefing-files.js';
import { OwnerRecords } from './ports/owner-records.js';
import { OwnerEncryption } from './ports/owner-encryption.js';

/** The briefings of somebody, their words, and what is kept beside the histories. Histories stay, and say what became of them. */
@Injectable()
export class BriefingPersonalData extends PersonalData {
  readonly context = 'briefing';
  /** Whoever composes for the new owner finds the subscriptions and the language there. */
  override readonly handsOverAfter = ['subscriptions', 'feed', 'preferences'];

  // eslint-disable-next-line max-params
  constructor(
    private readonly encryption: OwnerEncryption,
    private readonly records: OwnerRecords,
    private readonly history: BriefingHistory,
    private readonly files: BriefingFiles,
    private readonly exports: BriefingExport,
  ) {
    super();
  }

  override async count(caller: CallerId): Promise<readonly Kept[]> {
    const counts = await this.records.countOf(caller);
    return [
      { what: 'briefings with their files', count: counts.briefings, claimedAs: 'briefings' },
      { what: 'requests for briefings', count: counts.reservations },
      { what: 'keys of repeated requests', count: counts.idempotencyKeys },
      { what: 'changes of briefings for live streams', count: counts.changes },
      { what: 'briefings they have listened to', count: counts.playbacks },
      { what: 'passes to histories', count: counts.historyPasses },
      { what: 'encryption keys of their words', count: counts.encryptionKeys },
    ];
  }

  override export(caller: CallerId): Promise<object> {
    return this.exports.of(caller);
  }

  /** Their words cannot be read any more, and the content of their briefings is gone. Throws HistoryLost. */
  override async erase({ caller, askedBy, askedAt }: Erasure): Promise<void> {
    // First: without a key no new request is reserved, so the list that follows is complete.
    await this.encryption.destroyKey(caller);
    let lost: HistoryLost | null = null;
    for (const id of await this.records.briefingsOf(caller)) {
      try {
        await this.history.record(id, { type: 'EraseBriefing', data: { askedBy, askedAt } }, askedBy);
      } catch (error) {
        if (!(error instanceof HistoryLost)) throw error;
        // What can never be recorded holds nobody up; what an operator can bring back is to be erased again then.
        if (!error.forGood) lost ??= error;
      }
      await this.files.forget(id);
    }
    if (lost !== null) throw lost;
    // Last: until here the reservations say which briefings there may be.
    await this.records.remove(caller);
  }

  /** The briefings, finished or not; those whose history can never be written again stay whose they were. */
  override async handOver({ from, to, claimedAt }: WorkClaim): Promise<void> {
    // First: a production that is under way reads the words as the new owner from the event on.
    await this.encryption.handOver(from, to);
    for (const id of await this.records.briefingsOf(from)) {
      await this.history.record(id, { type: 'ClaimBriefing', data: { from, to, claimedAt } }, to).catch(unlessForGood);
    }
    // Last: until here the reservations say which briefings there may be.
    await this.records.handOver(from, to);
  }
}

/** What can never be recorded holds nobody up. */
function unlessForGood(error: unknown): void {
  if (!(error instanceof HistoryLost && error.forGood)) throw error;
}
