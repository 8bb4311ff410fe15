// Asks a registry which image a tag means now, by the distribution API of the OCI (with Docker's tokens).
import { createHash } from 'node:crypto';

/** Lists of images first, one for each platform: what is pinned must be right on every machine. */
const ACCEPT = [
  'application/vnd.oci.image.index.v1+json',
  'application/vnd.docker.distribution.manifest.list.v2+json',
  'application/vnd.oci.image.manifest.v1+json',
  'application/vnd.docker.distribution.manifest.v2+json',
].join(', ');
const PARAMETER = /(\w+)="([^"]*)"/g;
const WITHIN_MS = 30_000;
const LARGEST = 4 * 2 ** 20;

async function ask(url, headers = {}) {
  try {
    return await fetch(url, { headers, signal: AbortSignal.timeout(WITHIN_MS) });
  } catch (error) {
    throw new Error(`${new URL(url).host} does not answer (${error.cause?.code ?? error.message})`, { cause: error });
  }
}

/** What a registry wants of somebody without an account: null, or an anonymous token of whom it names. */
async function tokenFor(challenge, repository) {
  if (!/^bearer /i.test(challenge)) throw new Error('it wants a password');
  const { realm, service, scope } = Object.fromEntries(
    [...challenge.matchAll(PARAMETER)].map(([, name, value]) => [name.toLowerCase(), value]),
  );
  const url = new URL(realm);
  if (service !== undefined) url.searchParams.set('service', service);
  url.searchParams.set('scope', scope ?? `repository:${repository}:pull`);
  const answer = await ask(url.href);
  if (!answer.ok) throw new Error(`${url.host} gives no token (${answer.status})`);
  const { token, access_token: other } = await answer.json();
  return token ?? other;
}

async function manifestOf(url, repository) {
  const first = await ask(url, { accept: ACCEPT });
  if (first.status !== 401) return first;
  await first.body?.cancel();
  const token = await tokenFor(first.headers.get('www-authenticate') ?? '', repository);
  return await ask(url, { accept: ACCEPT, authorization: `Bearer ${token}` });
}

/** The digest of what was sent, which is also what the registry says that it is. Throws what to tell an operator. */
export async function digestOf({ written, registry, repository, tag }, mirror = null) {
  const base = mirror ?? `https://${registry}`;
  const url = `${base.replace(/\/$/, '')}/v2/${repository}/manifests/${tag ?? 'latest'}`;
  try {
    const answer = await manifestOf(url, repository);
    if (!answer.ok) throw new Error(`${new URL(url).host} answers ${answer.status}`);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    if (bytes.byteLength > LARGEST) throw new Error('its manifest is too large');
    return checked(bytes, answer.headers.get('docker-content-digest'));
  } catch (error) {
    throw new Error(`${written}: ${error.message}`, { cause: error });
  }
}

function checked(bytes, told) {
  const digest = `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
  if (told !== null && told !== digest) throw new Error(`the registry says ${told}, and sent ${digest}`);
  const { manifests, config } = JSON.parse(new TextDecoder().decode(bytes));
  if (!Array.isArray(manifests) && config === undefined) throw new Error('what came is no manifest');
  return digest;
}
