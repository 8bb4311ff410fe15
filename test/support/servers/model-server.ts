import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** What a language model is asked, as it arrives at a service. */
export interface ModelRequest {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: {
    readonly model: string;
    readonly messages: readonly { readonly role: string; readonly content: string }[];
    readonly response_format?: { readonly type: string; readonly json_schema?: { readonly schema: object } };
    readonly [field: string]: unknown;
  };
  /** What stands in the user's message. */
  readonly data: AskedData;
}

export interface Sentence {
  readonly id: string;
  readonly source: string;
  readonly text: string;
}

export interface AskedData {
  readonly stories?: readonly { readonly place: string; readonly sentences: readonly Sentence[] }[];
  /** Lines that are to be written again. */
  readonly lines?: readonly {
    readonly place: string;
    readonly host: number;
    readonly cites: string[];
    readonly wrong: string;
  }[];
  readonly sentences?: readonly Sentence[];
  readonly open?: string;
  readonly recap?: string;
}

export interface WrittenLine {
  readonly place: string;
  readonly host: number;
  readonly text: string;
  readonly cites: readonly string[];
}

export type Answering = (request: ModelRequest, response: ServerResponse) => void;

/** A service that speaks some dialect of chat completions, on loopback. */
export class ModelServer {
  readonly requests: ModelRequest[] = [];
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    /** Can be exchanged while it runs. */
    public answering: Answering,
  ) {}

  static async start(answering: Answering): Promise<ModelServer> {
    const server = createServer((request, response) => void started.serve(request, response));
    const started = new ModelServer(server, answering);
    server.on('connection', (socket: Socket) => {
      started.sockets.add(socket);
      socket.on('close', () => started.sockets.delete(socket));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return started;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1`;
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async serve(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of message) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString()) as ModelRequest['body'];
    const data = JSON.parse(body.messages.at(-1)?.content ?? '{}') as AskedData;
    const request = { path: message.url ?? '', headers: message.headers, body, data };
    this.requests.push(request);
    this.answering(request, response);
  }
}

export const sendJson = (response: ServerResponse, status: number, body: unknown, headers: object = {}): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
};

/** A chat completion that says this. */
export const completion = (content: string, changes: object = {}): object => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  choices: [{ index: 0, message: { role: 'assistant', content, refusal: null }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 900, completion_tokens: 300, total_tokens: 1200 },
  ...changes,
});

export const completes =
  (write: (data: AskedData) => readonly WrittenLine[]): Answering =>
  ({ data }, response) =>
    sendJson(response, 200, completion(JSON.stringify({ lines: write(data) })));

/** As a model that only repeats: each sentence is said as it stands, the hosts by turns, the source of a story first. */
export function faithful({ stories = [], lines = [], sentences = [] }: AskedData): readonly WrittenLine[] {
  const again = lines.map(({ place, host, cites }) => {
    const sentence = sentences.find(({ id }) => id === cites[0]) ?? sentences[0];
    return { place, host, text: sentence?.text ?? '', cites: sentence === undefined ? [] : [sentence.id] };
  });
  const told = stories.flatMap(({ place, sentences }) =>
    sentences.map(({ id, source, text }, index) => ({
      place,
      host: index % 2,
      text: index === 0 && source !== '' && !text.includes(source) ? `${source}: ${text}` : text,
      cites: [id],
    })),
  );
  return [...again, ...told];
}
