import { ArrayMinSize, ArrayUnique, IsBoolean } from 'class-validator';
import {
  Constant,
  Described,
  Examples,
  NoOtherFields,
  Nullable,
  OneOfEach,
  Optional,
  Pattern,
  Text,
  TypeOf,
} from '../../../../shared/delivery/http/dto.js';
import { bodyDigest } from '../../../../shared/delivery/http/idempotency-key.js';
import type { Caller } from '../../../../shared/kernel/caller.js';
import { CreateWebhook } from '../../application/commands/create-webhook.js';
import { DeleteWebhook } from '../../application/commands/delete-webhook.js';
import { RotateSecret } from '../../application/commands/rotate-secret.js';
import { UpdateWebhook } from '../../application/commands/update-webhook.js';
import { NOTICE_TYPES, type NoticeType } from '../../domain/notice.js';
import { LONGEST, type Webhook } from '../../domain/webhook.js';
import { toWebhookDto, TYPES_WORDS, URL_WORDS, WebhookDto } from './webhook.dto.js';

const DESCRIPTION_WORDS = 'For yourself: what it is for.';

@NoOtherFields()
@Examples({ url: 'https://hooks.example.org/briefings', types: ['briefing.ready', 'briefing.failed'] })
export class CreateWebhookRequest {
  @Text(1, LONGEST.url)
  @Described(URL_WORDS)
  url!: string;

  @Optional()
  @OneOfEach(NOTICE_TYPES)
  @ArrayMinSize(1)
  @ArrayUnique()
  @Nullable()
  @Described(TYPES_WORDS)
  types?: NoticeType[] | null;

  @Optional()
  @Text(1, LONGEST.description)
  @Nullable()
  @Described(DESCRIPTION_WORDS)
  description?: string | null;

  toCommand(caller: Caller, key: string | null): CreateWebhook {
    const { url, types = null, description = null } = this;
    return new CreateWebhook(
      caller,
      { url, types, description },
      key === null ? null : { key, digest: bodyDigest(this) },
    );
  }
}

@NoOtherFields()
@Examples({ webhook_id: 'whk_01kmq6t9f3e0hvn3v4k8f0y5zs', enabled: true })
export class UpdateWebhookRequest {
  @Text(1)
  webhook_id!: string;

  @Optional()
  @Text(1, LONGEST.url)
  @Described(URL_WORDS)
  url?: string;

  @Optional()
  @OneOfEach(NOTICE_TYPES)
  @ArrayMinSize(1)
  @ArrayUnique()
  @Nullable()
  @Described(TYPES_WORDS)
  types?: NoticeType[] | null;

  @Optional()
  @Text(1, LONGEST.description)
  @Nullable()
  @Described(DESCRIPTION_WORDS)
  description?: string | null;

  @Optional()
  @IsBoolean()
  @Described('false cancels what waits to be sent. true begins with what happens next, and forgets earlier failures.')
  enabled?: boolean;

  toCommand(caller: Caller): UpdateWebhook {
    const { webhook_id, url, types, description, enabled } = this;
    return new UpdateWebhook(caller, webhook_id, {
      ...(url !== undefined && { url }),
      ...(types !== undefined && { types }),
      ...(description !== undefined && { description }),
      ...(enabled !== undefined && { enabled }),
    });
  }
}

@NoOtherFields()
export class RotateSecretRequest {
  @Text(1)
  webhook_id!: string;

  toCommand(caller: Caller): RotateSecret {
    return new RotateSecret(caller, this.webhook_id);
  }
}

@NoOtherFields()
export class DeleteWebhookRequest {
  @Text(1)
  webhook_id!: string;

  toCommand(caller: Caller): DeleteWebhook {
    return new DeleteWebhook(caller, this.webhook_id);
  }
}

export class WebhookResponse {
  @TypeOf(WebhookDto)
  webhook!: WebhookDto;
}

export class WebhookWithSecretResponse extends WebhookResponse {
  @Pattern(/^whsec_[A-Za-z0-9+/]+=*$/)
  @Described(
    'With it a receiver verifies that a message is ours and nobody has changed it. Shown here and never again.',
  )
  secret!: string;
}

export class DeleteWebhookResponse {
  @Constant(true) deleted!: true;
}

export const toWebhookResponse = (webhook: Webhook): WebhookResponse => ({ webhook: toWebhookDto(webhook) });

export const toWebhookWithSecretResponse = (webhook: Webhook): WebhookWithSecretResponse => ({
  webhook: toWebhookDto(webhook),
  secret: webhook.secrets[0]?.value ?? '',
});
