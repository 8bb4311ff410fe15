import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/**
 * One address for several programs, which take turns. A program that takes no connections is passed over; one that
 * breaks off in the middle is the caller's trouble (502), since nobody knows what it has done.
 */
export class RoundRobinProxy {
  /** Base URLs. Programs come and go. */
  readonly targets = new Set<string>();
  #turn = 0;

  private constructor(private readonly server: Server) {}

  static async start(): Promise<RoundRobinProxy> {
    const server = createServer((incoming, outgoing) => void proxy.#pass(incoming, outgoing));
    const proxy: RoundRobinProxy = new RoundRobinProxy(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get baseUrl(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  async #pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    try {
      const body = await buffer(incoming);
      for (const target of this.#inTurn()) if (await forward(target, incoming, body, outgoing)) return;
      outgoing.writeHead(502).end();
    } catch {
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end();
    }
  }

  #inTurn(): readonly string[] {
    const targets = [...this.targets];
    this.#turn = (this.#turn + 1) % Math.max(targets.length, 1);
    return [...targets.slice(this.#turn), ...targets.slice(0, this.#turn)];
  }
}

/** false: nobody listens there, so nothing has happened. Throws when it breaks off later. */
function forward(target: string, from: IncomingMessage, body: Buffer, to: ServerResponse): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const { method = 'GET', url = '/', headers } = from;
    const own = { ...headers, 'x-forwarded-for': from.socket.remoteAddress ?? '', 'content-length': body.byteLength };
    const asked = request(new URL(url, target), { method, headers: own, agent: false }, (answer) => {
      to.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('error', reject);
      answer.on('end', () => resolve(true));
      answer.pipe(to);
    });
    asked.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') resolve(false);
      else reject(error);
    });
    asked.end(body);
  });
}
