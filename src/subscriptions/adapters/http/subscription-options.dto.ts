import { IsBoolean } from 'class-validator';
import type { Caller } from '../../../shared/kernel/caller.js';
import { Described, NoOtherFields, Optional, Text } from '../../../shared/delivery/http/dto.js';
import { ChooseArticles, type Options } from '../../application/commands/choose-articles.js';

/** Rate limit: each call may cause fifty fetches. */
export const CHOICES = { requests: 200, seconds: 3600, per: 'caller', of: 'subscriptions/options' } as const;

@NoOtherFields()
export class SubscriptionOptionsRequest {
  @Text(1) source_id!: string;

  @Optional()
  @IsBoolean()
  @Described('Whether to read the article behind the link where the feed gives only a summary. Left out: as it is.')
  full_articles?: boolean;

  toCommand(caller: Caller): ChooseArticles {
    return new ChooseArticles(caller.id, this.source_id, this.full_articles ?? null);
  }
}

@NoOtherFields()
export class SubscriptionOptionsResponse {
  @Text(1) @Described('The id of the source as it is today.') source_id!: string;
  @IsBoolean() full_articles!: boolean;
}

export const toSubscriptionOptionsResponse = ({ id, fullArticles }: Options): SubscriptionOptionsResponse => ({
  source_id: id,
  full_articles: fullArticles,
});
