/** Where media live in an S3-compatible store. */
export interface S3Location {
  readonly bucket: string;
  /** Before every key: empty, or ends with a slash. */
  readonly prefix: string;
  /** null: Amazon's own. */
  readonly endpoint: string | null;
  readonly region: string | null;
  /** The bucket stands in the path of the URL, not before the host name. */
  readonly pathStyle: boolean;
}

const FORM = 's3://bucket/prefix?endpoint=https://storage.example.org&region=us-east-1&path_style=true';
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const PREFIX = /^(?:\/[\w.-]+)*\/?$/;
const PARAMETERS = ['endpoint', 'region', 'path_style'];

const wrong = (words: string): never => {
  throw new Error(`${words} It is like ${FORM}.`);
};

function endpointOf(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '') {
    return wrong('must have an endpoint that is an http or https URL.');
  }
  refuseCredentials(url);
  return url.href;
}

function refuseCredentials(url: URL): void {
  if (url.username !== '' || url.password !== '') {
    wrong('must not hold credentials: they belong in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.');
  }
}

function refuseUnknown(parameters: URLSearchParams): void {
  for (const name of new Set(parameters.keys())) {
    if (/key|secret|token|password|credential/i.test(name)) {
      wrong('must not hold credentials: they belong in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.');
    }
    if (!PARAMETERS.includes(name)) wrong(`has an unknown parameter "${name}".`);
    if (parameters.getAll(name).length > 1) wrong(`has the parameter "${name}" twice.`);
  }
}

/** Throws an Error whose message goes on after the name of the setting; it never repeats what may be a secret. */
export function s3LocationOf(value: string): S3Location {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url?.protocol !== 's3:') return wrong('must begin with s3://.');
  refuseCredentials(url);
  refuseUnknown(url.searchParams);
  if (!BUCKET.test(url.host)) wrong('must name a bucket of 3 to 63 lower-case letters, digits, dots and hyphens.');
  if (!PREFIX.test(url.pathname)) wrong('must have a prefix of letters, digits, ".", "_" and "-" between slashes.');
  const endpoint = url.searchParams.get('endpoint');
  const pathStyle = url.searchParams.get('path_style') ?? String(endpoint !== null);
  if (pathStyle !== 'true' && pathStyle !== 'false') wrong('must have path_style true or false.');
  return {
    bucket: url.host,
    prefix: url.pathname.replace(/^\/+/, '').replace(/([^/])$/, '$1/'),
    endpoint: endpoint === null ? null : endpointOf(endpoint),
    region: url.searchParams.get('region'),
    pathStyle: pathStyle === 'true',
  };
}
