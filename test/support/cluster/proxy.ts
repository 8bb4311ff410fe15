import { Agent, createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/**
 * One address for several programs, which take turns. A program that takes no connections is passed over, and a request
 * that only reads goes to the next one; one that breaks off in the middle of another is the caller's trouble (502), since
 * nobody knows what it has done.
 */
export class RoundRobinProxy {
  /** Base URLs. Programs come and go. */
  readonly targets = new Set<string>();
  #turn = 0;

  private constructor(
    private readonly server: Server,
    private readonly agent: Agent | false,
  ) {}

  /** `keepAlive`: connections to programs stay open from one request to the next, as those of nginx do. */
  static async start({ keepAlive = false } = {}): Promise<RoundRobinProxy> {
    const server = createServer((incoming, outgoing) => void proxy.#pass(incoming, outgoing));
    const proxy: RoundRobinProxy = new RoundRobinProxy(server, keepAlive && new Agent({ keepAlive }));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get baseUrl(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    if (this.agent !== false) this.agent.destroy();
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  async #pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    try {
      const body = await buffer(incoming);
      for (const target of this.#inTurn()) {
        if (await forward({ target, from: incoming, body, to: outgoing, agent: this.agent })) return;
      }
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

interface Forwarded {
  readonly target: string;
  readonly from: IncomingMessage;
  readonly body: Buffer;
  readonly to: ServerResponse;
  readonly agent: Agent | false;
}

const READING = ['GET', 'HEAD'];

/** false: the next one may have it. Throws when it breaks off, and something may have happened. */
function forward({ target, from, body, to, agent }: Forwarded): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const { method = 'GET', url = '/', headers } = from;
    const { connection: _, ...kept } = headers;
    const own = { ...kept, 'x-forwarded-for': from.socket.remoteAddress ?? '', 'content-length': body.byteLength };
    const asked = request(new URL(url, target), { method, headers: own, agent }, (answer) => {
      const { connection: _hop, 'keep-alive': _also, ...told } = answer.headers;
      to.writeHead(answer.statusCode ?? 502, told);
      answer.on('error', reject);
      answer.on('end', () => resolve(true));
      answer.pipe(to);
    });
    // Whoever goes away in the middle of an answer that goes on is not waited for.
    to.once('close', () => asked.destroy());
    asked.on('error', (error: NodeJS.ErrnoException) => {
      const isUntouched = error.code === 'ECONNREFUSED' || (READING.includes(method) && !to.headersSent);
      if (isUntouched && !to.destroyed) resolve(false);
      else reject(error);
    });
    asked.end(body);
  });
}
