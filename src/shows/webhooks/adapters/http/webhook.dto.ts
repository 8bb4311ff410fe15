import { IsBoolean } from 'class-validator';
import {
  Described,
  EpochMsField,
  NoOtherFields,
  Nullable,
  OneOf,
  OneOfEach,
  Text,
  Uri,
} from '../../../../shared/delivery/http/dto.js';
import { NOTICE_TYPES, type NoticeType } from '../../domain/notice.js';
import { DISABLED_REASONS, type DisabledReason, LONGEST, type Webhook } from '../../domain/webhook.js';

export const URL_WORDS =
  'Where messages are sent to: https, and in the open internet, unless whoever runs this service has allowed a private ' +
  'network. Redirects are not followed.';
export const TYPES_WORDS = 'What it is told of; null: everything, also what is added later.';

@NoOtherFields()
export class WebhookDto {
  @Text(1)
  id!: string;

  @Uri()
  @Described(URL_WORDS)
  url!: string;

  @Text(1, LONGEST.description)
  @Nullable()
  description!: string | null;

  @OneOfEach(NOTICE_TYPES)
  @Nullable()
  @Described(TYPES_WORDS)
  types!: NoticeType[] | null;

  @IsBoolean()
  enabled!: boolean;

  @OneOf(DISABLED_REASONS)
  @Nullable()
  @Described(
    'by_owner: you switched it off. gone: it answered 410. failing: for five days it took nothing. account_secured: ' +
      'somebody else may have set it up or know its secret; look at the address and rotate first. ' +
      'webhooks/update with `enabled` switches it on again.',
  )
  disabled_reason!: DisabledReason | null;

  @EpochMsField()
  @Nullable()
  disabled_at!: number | null;

  @EpochMsField()
  @Nullable()
  @Described('Since when it takes nothing; null: it took the last message, or is switched off.')
  failing_since!: number | null;

  @EpochMsField()
  created_at!: number;

  @EpochMsField()
  updated_at!: number;
}

export function toWebhookDto({ state, createdAt, updatedAt, id, url, description, types }: Webhook): WebhookDto {
  const isOff = state.status === 'disabled';
  return {
    id,
    url,
    description,
    types: types === null ? null : [...types],
    enabled: !isOff,
    disabled_reason: isOff ? state.reason : null,
    disabled_at: isOff ? state.at : null,
    failing_since: isOff ? null : state.failingSince,
    created_at: createdAt,
    updated_at: updatedAt,
  };
}
