import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const isOurs = (host: string | undefined): boolean => /^(localhost|127\.0\.0\.1)(:|$)/.test(host ?? '');

/** Sends everything on with a bearer token, for clients that can be told an address but no token. */
export class BearerProxy {
  private constructor(private readonly server: Server) {}

  static async start(target: string, token: string): Promise<BearerProxy> {
    const { port, host } = new URL(target);
    const server = createServer((incoming, outgoing) => {
      const headers = {
        ...incoming.headers,
        // A foreign Host is what some tests are about.
        ...(isOurs(incoming.headers.host) && { host }),
        authorization: `Bearer ${token}`,
      };
      const { method, url: path } = incoming;
      const onward = request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      onward.on('error', () => outgoing.destroy());
      outgoing.on('close', () => onward.destroy());
      incoming.pipe(onward);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new BearerProxy(server);
  }

  get baseUrl(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
