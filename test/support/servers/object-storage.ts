import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { buildApp } from 'fauxqs';
import { freePort } from '../program/free-port.js';

const BUCKET = 'briefings';

/** It takes any, but the SDK signs nothing without. */
export const CREDENTIALS = { AWS_ACCESS_KEY_ID: 'tester', AWS_SECRET_ACCESS_KEY: 'secret-of-tests' };

export interface ObjectStorageOptions {
  /** As Amazon's, MinIO's and others': `If-None-Match: *` refuses to overwrite. Else the header is overlooked. */
  readonly conditionalWrites?: boolean;
}

type Emulator = ReturnType<typeof buildApp>;

/** Answers a request itself (true), or leaves it to the store (false). */
type Interception = (request: IncomingMessage, response: ServerResponse) => boolean;

export const answerXml = (response: ServerResponse, status: number, code: string): void => {
  response.writeHead(status, { 'content-type': 'application/xml', connection: 'close' });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
};

const keyOf = (url: string): string => new URL(url, 'http://storage').pathname;

/**
 * An S3-speaking server on loopback, with objects of up to 11 MiB that outlive its going away. For a whole program pass
 * `env` to it. Our own process signs with CREDENTIALS when they are in its environment.
 */
export class ObjectStorage {
  /** Every request so far, e.g. `PUT /briefings/key`. */
  readonly requests: string[] = [];
  private server: Server | null = null;
  private port = 0;
  private interception: Interception = () => false;
  private readonly writing = new Map<string, Promise<unknown>>();

  private constructor(
    private readonly emulator: Emulator,
    private readonly conditionalWrites: boolean,
  ) {}

  static async start({ conditionalWrites = true }: ObjectStorageOptions = {}): Promise<ObjectStorage> {
    const emulator = buildApp({ logger: false });
    await emulator.inject({ method: 'PUT', url: `/${BUCKET}` });
    const storage = new ObjectStorage(emulator, conditionalWrites);
    await storage.comeBack();
    return storage;
  }

  /** For MEDIA_URL. */
  url(bucket = BUCKET, prefix = ''): string {
    return `s3://${bucket}/${prefix}?endpoint=http://127.0.0.1:${this.port}`;
  }

  /** What a program needs to keep its media here. */
  get env(): Readonly<Record<string, string>> {
    return { MEDIA_URL: this.url(), ...CREDENTIALS };
  }

  /** Cuts all connections and takes no new ones, until `comeBack`. */
  async goAway(): Promise<void> {
    const { server } = this;
    this.server = null;
    if (server === null) return;
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  }

  /** At the same address, with everything it held. */
  async comeBack(): Promise<void> {
    const server = createServer((request, response) => void this.answer(request, response));
    this.port ||= await freePort();
    server.listen(this.port, '127.0.0.1');
    await once(server, 'listening');
    this.server = server;
  }

  /** From now on; without an argument it behaves again. */
  intercept(interception: Interception = () => false): void {
    this.interception = interception;
  }

  /** One byte under a key, without a client. */
  async put(key: string): Promise<void> {
    await this.emulator.inject({ method: 'PUT', url: `/${BUCKET}/${key}`, payload: 'x' });
  }

  async close(): Promise<void> {
    await this.goAway();
    await this.emulator.close();
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '' } = request;
    this.requests.push(`${method} ${url}`);
    if (this.interception(request, response)) return;
    const publishes = method === 'PUT' || (method === 'POST' && url.includes('uploadId='));
    if (!publishes) return this.emulator.routing(request, response);
    // One after the other for each key, so that the condition holds when the content is there.
    const mine = (this.writing.get(keyOf(url)) ?? Promise.resolve()).then(() => this.write(request, response));
    this.writing.set(keyOf(url), mine);
    await mine;
  }

  private async write(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (response.closed) return;
    const refuses = this.conditionalWrites && request.headers['if-none-match'] === '*';
    if (refuses && (await this.holds(request.url ?? ''))) {
      return answerXml(response, 412, 'PreconditionFailed');
    }
    const ended = once(response, 'close');
    this.emulator.routing(request, response);
    await ended;
  }

  private async holds(url: string): Promise<boolean> {
    return (await this.emulator.inject({ method: 'HEAD', url: keyOf(url) })).statusCode === 200;
  }
}
