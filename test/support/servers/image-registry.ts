import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const INDEX = 'application/vnd.oci.image.index.v1+json';
const MANIFEST = 'application/vnd.oci.image.manifest.v1+json';

/**
 * A registry on loopback that speaks the distribution API of the OCI as public ones do: it wants a token for each
 * repository, which it gives to anybody, and has a list of images, one for each platform, under a tag.
 */
export class ImageRegistry {
  /** What it was asked, after tokens were looked at. */
  readonly asked: string[] = [];
  /** What it says a manifest's digest is, instead of the truth. */
  lie: string | null = null;
  #tags = new Map<string, Buffer>();

  private constructor(private readonly server: Server) {}

  static async start(): Promise<ImageRegistry> {
    const server = createServer((request, response) => registry.#answer(request, response));
    const registry: ImageRegistry = new ImageRegistry(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return registry;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Another image under this tag from now on. Returns the digest of its list. */
  push(repository: string, tag: string, content: string): string {
    const digest = (text: string): string => `sha256:${createHash('sha256').update(text).digest('hex')}`;
    const manifests = ['amd64', 'arm64'].map((architecture) => ({
      mediaType: MANIFEST,
      digest: digest(`${content} ${architecture}`),
      size: 1,
      platform: { os: 'linux', architecture },
    }));
    const list = JSON.stringify({ schemaVersion: 2, mediaType: INDEX, manifests }, null, 2);
    this.#tags.set(`${repository}:${tag}`, Buffer.from(list));
    return digest(list);
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  #answer({ url = '/', headers }: IncomingMessage, response: ServerResponse): void {
    const { pathname, searchParams } = new URL(url, this.url);
    if (pathname === '/token') {
      response.end(JSON.stringify({ token: `anonymous for ${searchParams.get('scope')}` }));
      return;
    }
    const [, repository = '', tag = ''] = /^\/v2\/(.+)\/manifests\/([^/]+)$/.exec(pathname) ?? [];
    const scope = `repository:${repository}:pull`;
    if (headers.authorization !== `Bearer anonymous for ${scope}`) {
      const challenge = `Bearer realm="${this.url}/token",service="registry.example",scope="${scope}"`;
      response.writeHead(401, { 'www-authenticate': challenge }).end('{"errors":[{"code":"UNAUTHORIZED"}]}');
      return;
    }
    this.asked.push(`${repository}:${tag}`);
    const list = this.#tags.get(`${repository}:${tag}`);
    // Who does not say that it understands lists gets the image of one platform.
    if (list === undefined || headers.accept?.includes(INDEX) !== true) {
      response.writeHead(404).end('{"errors":[{"code":"MANIFEST_UNKNOWN"}]}');
      return;
    }
    const digest = this.lie ?? `sha256:${createHash('sha256').update(list).digest('hex')}`;
    response.writeHead(200, { 'content-type': INDEX, 'docker-content-digest': digest }).end(list);
  }
}
