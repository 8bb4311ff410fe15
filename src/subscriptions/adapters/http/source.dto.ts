import { Constant, EpochMsField, NoOtherFields, Nullable, Text, Uri } from '../../../shared/delivery/http/dto.js';
import type { SubscriptionView } from '../../application/ports/subscription-reader.js';

@NoOtherFields()
export class Source {
  @Text(1) id!: string;
  @Constant('rss') type!: 'rss';
  @Text(1) title!: string;
  @Uri() feed_url!: string;
  @Uri() @Nullable() site_url!: string | null;
  @EpochMsField() @Nullable() last_success_at!: number | null;
  @Text() @Nullable() last_error!: string | null;
  @EpochMsField() created_at!: number;
  @EpochMsField() updated_at!: number;
}

const NOT_IN_A_URI = /[^\w\-.~:/?#[\]@!$&'()*+,;=%]|%(?![\da-f]{2})/giu;

/** Browsers take more characters in a URL than RFC 3986 allows; the contract promises a URI. */
const toUri = (url: string): string => url.toWellFormed().replace(NOT_IN_A_URI, (found) => encodeURIComponent(found));

const toSiteUrl = (url: string | null): string | null =>
  url !== null && URL.canParse(url) && /^https?:/i.test(url) ? toUri(new URL(url).href) : null;

export const toSource = (view: SubscriptionView): Source => ({
  id: view.id,
  type: 'rss',
  title: view.title,
  feed_url: toUri(view.feedUrl),
  site_url: toSiteUrl(view.siteUrl),
  last_success_at: view.lastSuccessAt,
  last_error: view.lastError,
  created_at: view.createdAt,
  updated_at: view.updatedAt,
});
