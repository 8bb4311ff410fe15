import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGzip, gzipSync } from 'node:zlib';

export type Route = (response: ServerResponse, request: IncomingMessage) => void;

export interface TestServer {
  readonly url: string;
  readonly port: number;
  /** Paths asked for, in order. */
  readonly requests: readonly IncomingMessage[];
  close(): Promise<void>;
}

/** A real server on loopback; every open connection is cut when it closes. */
export async function serve(routes: Readonly<Record<string, Route>>): Promise<TestServer> {
  const requests: IncomingMessage[] = [];
  const server: Server = createServer((request, response) => {
    requests.push(request);
    response.on('error', () => undefined);
    const route = routes[new URL(request.url ?? '/', 'http://x').pathname];
    if (route === undefined) response.writeHead(404).end();
    else route(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export const answer =
  (status: number, headers: Record<string, string> = {}, body: string | Buffer = ''): Route =>
  (response) =>
    void response.writeHead(status, headers).end(body);

export const redirect = (location: string, status = 302): Route => answer(status, { location });

/** Writes the same bytes for ever, as fast as they are taken or one piece each `everyMs`. */
export const endless =
  (piece: Buffer, headers: Record<string, string> = {}, everyMs = 0): Route =>
  (response) => {
    response.writeHead(200, headers);
    const write = (): void => {
      if (response.destroyed) return;
      if (everyMs > 0) setTimeout(write, everyMs, void response.write(piece));
      else if (response.write(piece)) setImmediate(write);
      else response.once('drain', write);
    };
    write();
  };

/** About 1 MB that unfolds to 1 GiB. */
export async function gzipBomb(): Promise<Buffer> {
  const zeros = Buffer.alloc(1 << 24);
  const gzip = createGzip({ level: 1 });
  const chunks: Buffer[] = [];
  gzip.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise((resolve) => gzip.once('end', resolve));
  for (let written = 0; written < 64; written += 1) {
    if (!gzip.write(zeros)) await new Promise((resolve) => gzip.once('drain', resolve));
  }
  gzip.end();
  await done;
  return Buffer.concat(chunks);
}

export const zipped = (text: string): Buffer => gzipSync(text);
