import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PageForms } from '../../../../shared/delivery/web/forms/page-forms.js';
import type { Caller } from '../../../../shared/kernel/caller.js';
import { formatNext, parseCursor } from '../../../../shared/kernel/page.js';
import { ListDeliveries } from '../../application/queries/list-deliveries.js';
import { ListWebhooks } from '../../application/queries/list-webhooks.js';
import { WebhookNotFound, type Webhook } from '../../domain/webhook.js';
import { BLANK, typedOf } from './webhook-form.js';
import type { ListModel, WebhookModel } from './webhook-model.js';

/** Who looks at a page. */
export interface Visit {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly caller: Caller;
}

const A_PAGE = 20;

/** Gathers what pages of webhooks show. */
@Injectable()
export class WebhookModels {
  constructor(
    private readonly queries: QueryBus,
    private readonly forms: PageForms,
  ) {}

  async list({ request, reply, caller }: Visit): Promise<ListModel> {
    const webhooks = await this.queries.execute(new ListWebhooks(caller));
    const page = this.forms.pageFor(request, reply);
    return { ...page, webhooks, typed: BLANK, faults: [], done: null, key: randomUUID() };
  }

  /** Throws WebhookNotFound. */
  async webhook({ request, reply, caller }: Visit, id: string, cursor: unknown = null): Promise<WebhookModel> {
    const webhook = await this.find(caller, id);
    const after = typeof cursor === 'string' ? parseCursor(cursor) : null;
    const { rows, next } = await this.queries.execute(new ListDeliveries(caller, id, { after, limit: A_PAGE }));
    return {
      ...this.forms.pageFor(request, reply),
      webhook,
      typed: typedOf(webhook),
      faults: [],
      done: null,
      secret: null,
      waitSeconds: null,
      deliveries: rows,
      next: formatNext(next),
    };
  }

  private async find(caller: Caller, id: string): Promise<Webhook> {
    const webhook = (await this.queries.execute(new ListWebhooks(caller))).find((one) => one.id === id);
    if (webhook === undefined) throw new WebhookNotFound();
    return webhook;
  }
}
