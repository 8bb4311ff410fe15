import {
  AnyObject,
  Described,
  EpochMsField,
  Examples,
  Integer,
  NoOtherFields,
  Nullable,
  OneOf,
  Text,
  TypeOf,
} from '../../../../shared/delivery/http/dto.js';
import { PageFields } from '../../../../shared/delivery/http/page.dto.js';
import type { Caller } from '../../../../shared/kernel/caller.js';
import type { JsonObject } from '../../../../shared/kernel/json.js';
import { formatNext, type Page } from '../../../../shared/kernel/page.js';
import { TestWebhook } from '../../application/commands/test-webhook.js';
import { ListDeliveries } from '../../application/queries/list-deliveries.js';
import {
  type Attempt,
  type Delivery,
  DELIVERY_STATUSES,
  type DeliveryStatus,
  type DeliveryType,
  TEST_TYPE,
} from '../../domain/delivery.js';
import { NOTICE_TYPES } from '../../domain/notice.js';

const DEFAULT_LIMIT = 20;

@NoOtherFields()
@Examples({ webhook_id: 'whk_01kmq6t9f3e0hvn3v4k8f0y5zs', limit: 20 })
export class ListDeliveriesRequest extends PageFields(DEFAULT_LIMIT) {
  @Text(1) webhook_id!: string;

  /** Throws InvalidRequest when the cursor is none of ours. */
  toQuery(caller: Caller): ListDeliveries {
    return new ListDeliveries(caller, this.webhook_id, this.page());
  }
}

@NoOtherFields()
export class TestWebhookRequest {
  @Text(1) webhook_id!: string;

  toCommand(caller: Caller): TestWebhook {
    return new TestWebhook(caller, this.webhook_id);
  }
}

@NoOtherFields()
export class AttemptDto {
  @EpochMsField()
  at!: number;

  @Integer(100, 599)
  @Nullable()
  @Described('null: there was no answer.')
  status_code!: number | null;

  @Integer(0, Number.MAX_SAFE_INTEGER)
  duration_ms!: number;

  @Text(1)
  @Nullable()
  @Described('In words; null: it was taken.')
  error!: string | null;
}

@NoOtherFields()
export class DeliveryDto {
  @Text(1)
  @Described('The `webhook-id` of every try: a receiver that has seen it has seen the message.')
  id!: string;

  @OneOf([...NOTICE_TYPES, TEST_TYPE])
  type!: DeliveryType;

  @EpochMsField()
  @Described('When it happened.')
  timestamp!: number;

  @AnyObject()
  @Described('As it is sent: ids and links.')
  data!: JsonObject;

  @OneOf(DELIVERY_STATUSES)
  @Described(
    'pending: it is tried (again). delivered: the receiver took it. failed: all tries failed. ' +
      'cancelled: the webhook was switched off.',
  )
  status!: DeliveryStatus;

  @TypeOf(AttemptDto)
  @Described('Oldest first.')
  attempts!: AttemptDto[];

  @EpochMsField()
  @Nullable()
  @Described('null: it is not tried again.')
  next_attempt_at!: number | null;

  @EpochMsField()
  created_at!: number;
}

export class ListDeliveriesResponse {
  @TypeOf(DeliveryDto) deliveries!: DeliveryDto[];
  @Text() @Nullable() next_cursor!: string | null;
}

export class TestWebhookResponse {
  @TypeOf(DeliveryDto)
  delivery!: DeliveryDto;
}

const toAttemptDto = ({ at, statusCode, durationMs, error }: Attempt): AttemptDto => ({
  at,
  status_code: statusCode,
  duration_ms: durationMs,
  error,
});

const toDeliveryDto = ({ id, type, at, data, status, attempts, nextAttemptAt, createdAt }: Delivery): DeliveryDto => ({
  id,
  type,
  timestamp: at,
  data,
  status,
  attempts: attempts.map(toAttemptDto),
  next_attempt_at: nextAttemptAt,
  created_at: createdAt,
});

export const toListDeliveriesResponse = ({ rows, next }: Page<Delivery>): ListDeliveriesResponse => ({
  deliveries: rows.map(toDeliveryDto),
  next_cursor: formatNext(next),
});

export const toTestWebhookResponse = (delivery: Delivery): TestWebhookResponse => ({
  delivery: toDeliveryDto(delivery),
});
