import type { Caller } from '../../../../shared/kernel/caller.js';
import { Described, EpochMsField, NoOtherFields, Text, Uri } from '../../../../shared/delivery/http/dto.js';
import { LinkToHistory } from '../../application/commands/link-to-history.js';
import type { HistoryKey } from '../../application/ports/history-passes.js';

@NoOtherFields()
export class HistoryLinkDto {
  @Text(1)
  id!: string;

  toCommand(caller: Caller): LinkToHistory {
    return new LinkToHistory(caller.id, this.id);
  }
}

export class HistoryLinkResponse {
  @Described('Opens once, in the browser of whoever uses it first. Give it to nobody but the owner.')
  @Uri()
  history_url!: string;

  @EpochMsField()
  expires_at!: number;
}

export const historyLink = ({ slug, key, expiresAt }: HistoryKey, baseUrl: string): HistoryLinkResponse => ({
  history_url: `${baseUrl}/b/${slug}/history?key=${key}`,
  expires_at: expiresAt,
});
