import { S3Client } from '@aws-sdk/client-s3';
import type { S3Location } from '../../../config/s3-location.js';

const CONNECT_WITHIN_MS = 3_000;
/** Each listener holds one while the sound flows. */
const CONNECTIONS = 256;

/** The SDK writes to the console otherwise. */
const silence = (): void => undefined;
const SILENT = { trace: silence, debug: silence, info: silence, warn: silence, error: silence };

export function clientOf(
  { endpoint, region, pathStyle }: S3Location,
  maxAttempts: number,
  patienceMs: number,
): S3Client {
  const agent = { keepAlive: true, maxSockets: CONNECTIONS };
  return new S3Client({
    maxAttempts,
    forcePathStyle: pathStyle,
    ...(endpoint !== null && { endpoint }),
    // Other stores than Amazon's mostly do not care, and signatures need some region.
    ...((region ?? endpoint) !== null && { region: region ?? 'us-east-1' }),
    // Trailing checksums are Amazon's own; what we upload has its Content-MD5, which everybody knows.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_WITHIN_MS,
      socketTimeout: patienceMs,
      httpAgent: agent,
      httpsAgent: agent,
    },
    logger: SILENT,
  });
}
