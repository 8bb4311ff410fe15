import { Described, EpochMsField, NoOtherFields, Text, Uri } from '../../../../shared/delivery/http/dto.js';
import type { HistoryKey } from '../../application/ports/history-passes.js';

@NoOtherFields()
export class HistoryLinkDto {
  @Text(1)
  id!: string;
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
