import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** What a speech server is asked, as it arrives. */
export interface SpeechRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  /** Empty for questions other than for speech. */
  readonly body: {
    readonly model?: string;
    readonly input?: string;
    readonly voice?: string;
    readonly response_format?: string;
    readonly speed?: number;
  };
}

export type Speaking = (request: SpeechRequest, response: ServerResponse) => void | Promise<void>;

/** A server that speaks some dialect of the speech protocol of OpenAI, on loopback. */
export class SpeechServerDouble {
  /** For speech; those beside it are in `asides`. */
  readonly requests: SpeechRequest[] = [];
  readonly asides: SpeechRequest[] = [];
  /** Under way now, and most at once so far. */
  underWay = 0;
  mostAtOnce = 0;
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    /** Can be exchanged while it runs. */
    public speaking: Speaking,
    /** Of everything that is not speech: lists of models and voices. */
    public aside: Speaking,
  ) {}

  static async start(speaking: Speaking, aside: Speaking = missing, port = 0): Promise<SpeechServerDouble> {
    const server = createServer((request, response) => void started.serve(request, response));
    const started = new SpeechServerDouble(server, speaking, aside);
    server.on('connection', (socket: Socket) => {
      started.sockets.add(socket);
      socket.on('close', () => started.sockets.delete(socket));
    });
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    return started;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}/v1`;
  }

  hangUp(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  async close(): Promise<void> {
    this.hangUp();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async serve(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of message) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const body = (text === '' ? {} : JSON.parse(text)) as SpeechRequest['body'];
    const request = { method: message.method ?? '', path: message.url ?? '', headers: message.headers, body };
    if (request.path !== '/v1/audio/speech') {
      this.asides.push(request);
      return this.aside(request, response);
    }
    this.requests.push(request);
    this.underWay += 1;
    this.mostAtOnce = Math.max(this.mostAtOnce, this.underWay);
    response.on('close', () => (this.underWay -= 1));
    await this.speaking(request, response);
  }
}

const missing: Speaking = (_, response) => sendDetail(response, 404, 'Not Found');

/** As servers made with FastAPI tell faults. */
export const sendDetail = (response: ServerResponse, status: number, detail: unknown, headers: object = {}): void =>
  sendAnswer(response, JSON.stringify({ detail }), { status, 'content-type': 'application/json', ...headers });

export function sendAnswer(
  response: ServerResponse,
  body: Uint8Array | string,
  { status = 200, ...headers }: { readonly status?: number; readonly [header: string]: unknown } = {},
): void {
  response.writeHead(status, headers as Record<string, string>);
  response.end(body);
}
