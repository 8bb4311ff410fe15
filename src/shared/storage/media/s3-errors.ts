import { ConfigError } from '../../../config/environment.js';
import type { S3Location } from '../../../config/s3-location.js';

interface Answered {
  readonly $metadata?: { readonly httpStatusCode?: number };
}

/** HTTP status of the store's answer; undefined when there was none. */
export const statusOf = (error: unknown): number | undefined =>
  error instanceof Error ? (error as Answered).$metadata?.httpStatusCode : undefined;

/** For the log: what the store or the network said. The SDK's errors hold whole answers, and those hold key ids. */
export const wordsOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);

const NEEDED = 's3:ListBucket on the bucket, and s3:GetObject, s3:PutObject and s3:DeleteObject on what is in it';

/** What the operator has to correct before this location can work at all; null: it may be a passing outage. */
export function refusalOf(error: unknown, { bucket, endpoint }: S3Location): ConfigError | null {
  const at = endpoint === null ? 'Amazon S3' : new URL(endpoint).host;
  const status = statusOf(error) ?? 0;
  if (error instanceof Error && error.name === 'CredentialsProviderError') {
    return new ConfigError(
      'MEDIA_URL needs credentials: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or give the machine a role.',
    );
  }
  if (error instanceof Error && error.message.startsWith('Region is missing')) {
    return new ConfigError('MEDIA_URL needs a region: add region=… to it, or set AWS_REGION.');
  }
  if (status === 301) return new ConfigError(`MEDIA_URL: bucket "${bucket}" is in another region: correct region=….`);
  if (status === 404) return new ConfigError(`MEDIA_URL: there is no bucket "${bucket}" at ${at}. Make it first.`);
  if (status < 400 || status >= 500 || status === 408 || status === 429) return null;
  return new ConfigError(
    `MEDIA_URL: ${at} refuses our credentials for bucket "${bucket}" (${status}). They need ${NEEDED}.`,
  );
}
