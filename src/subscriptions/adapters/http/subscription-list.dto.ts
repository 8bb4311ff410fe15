import { Described, Integer, NoOtherFields, Nullable, OneOf, Text, TypeOf } from '../../../shared/delivery/http/dto.js';
import type { Caller } from '../../../shared/kernel/caller.js';
import { ExportSubscriptions } from '../../application/queries/export-subscriptions.js';
import { ImportSubscriptions } from '../../application/commands/import-subscriptions.js';
import type { ImportedFeed, ImportOutcome } from '../../domain/subscription-list.js';

const OUTCOMES: readonly ImportOutcome[] = ['subscribed', 'followed_already', 'refused'];

@NoOtherFields()
export class ImportSubscriptionsRequest {
  @Text(1)
  @Described(
    'The text of an OPML file. Folders are made where there are none of their names; of folders in folders the names are joined: A / B.',
  )
  opml!: string;

  toCommand(caller: Caller): ImportSubscriptions {
    return new ImportSubscriptions(caller, this.opml);
  }
}

/** One feed of the file. */
@NoOtherFields()
export class ImportedLine {
  @Integer(1, Number.MAX_SAFE_INTEGER)
  @Described('Line of the file, from 1.')
  line!: number;

  @Text() @Nullable() title!: string | null;
  @Text() @Described('As it is written in the file.') feed_url!: string;
  @Text(1) @Nullable() @Described('The folder that it is put into.') folder!: string | null;
  @OneOf(OUTCOMES) outcome!: ImportOutcome;
  @Text(1) @Nullable() source_id!: string | null;
  @Text() @Nullable() @Described('Why it was refused.') message!: string | null;
}

@NoOtherFields()
export class ImportSubscriptionsResponse {
  @Integer(0, Number.MAX_SAFE_INTEGER) subscribed!: number;
  @Integer(0, Number.MAX_SAFE_INTEGER) followed_already!: number;
  @Integer(0, Number.MAX_SAFE_INTEGER) refused!: number;
  @TypeOf(ImportedLine) lines!: ImportedLine[];
}

@NoOtherFields()
export class ExportSubscriptionsResponse {
  @Text(1)
  @Described('An OPML 2.0 file of all active sources in their folders. What is in several folders stands in each.')
  opml!: string;
}

@NoOtherFields()
export class ExportSubscriptionsRequest {
  toQuery(caller: Caller): ExportSubscriptions {
    return new ExportSubscriptions(caller.id);
  }
}

const toLine = ({ line, title, feedUrl, folder, outcome, subscriptionId, message }: ImportedFeed): ImportedLine => ({
  line,
  title,
  feed_url: feedUrl,
  folder,
  outcome,
  source_id: subscriptionId,
  message,
});

export function toImportSubscriptionsResponse(imported: readonly ImportedFeed[]): ImportSubscriptionsResponse {
  const count = (outcome: ImportOutcome): number => imported.filter((feed) => feed.outcome === outcome).length;
  return {
    subscribed: count('subscribed'),
    followed_already: count('followed_already'),
    refused: count('refused'),
    lines: imported.map(toLine),
  };
}
