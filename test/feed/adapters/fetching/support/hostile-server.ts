import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createTcpServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { createSecureContext, TLSSocket } from 'node:tls';
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

/** What a server does that does not care for HTTP. */
export type Script = (socket: Socket) => void;

export interface RawServer {
  readonly url: string;
  readonly port: number;
  /** How many connections are open now. */
  open(): number;
  close(): Promise<void>;
}

/** Follows the script of the path that was asked for, byte by byte as it says. */
export async function speak(scripts: Readonly<Record<string, Script>>): Promise<RawServer> {
  return await listening((socket) => {
    socket.once('data', (asked: Buffer) => {
      const [, path = ''] = asked.toString('latin1').split(' ');
      (scripts[path] ?? says('HTTP/1.1 400 Bad Request\r\n\r\n'))(socket);
    });
  });
}

/** Speaks TLS with one of the certificates of the fixtures. */
export async function speakTls(certificate: string, response: string): Promise<RawServer> {
  const fixture = (name: string): string => readFileSync(join(TLS, `${name}.pem`), 'utf8');
  const secureContext = createSecureContext({ cert: fixture(certificate), key: fixture('key') });
  return await listening((socket) => {
    const secure = new TLSSocket(socket, { isServer: true, secureContext });
    secure.on('error', () => socket.destroy());
    secure.once('data', () => secure.end(response));
  });
}

const TLS = join(import.meta.dirname, '../../../fixtures/tls');

async function listening(meet: Script): Promise<RawServer> {
  const sockets = new Set<Socket>();
  // Half open: a script decides when its side ends.
  const server = createTcpServer({ allowHalfOpen: true }, (socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => sockets.delete(socket));
    // Whoever has hung up hears no more.
    socket.once('end', () => setImmediate(() => socket.destroy()));
    meet(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    open: () => sockets.size,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

export const says =
  (...pieces: readonly (string | Buffer)[]): Script =>
  (socket) => {
    for (const piece of pieces) socket.write(piece);
    socket.end();
  };

/** The same again, for as long as somebody listens; one each `everyMs`, or as fast as they are taken. */
export const goesOn =
  (start: string, piece: string, everyMs = 0): Script =>
  (socket) => {
    socket.write(start);
    const write = (): void => {
      if (socket.destroyed) return;
      if (everyMs > 0) setTimeout(write, everyMs, void socket.write(piece));
      else if (socket.write(piece)) setImmediate(write);
      else socket.once('drain', write);
    };
    write();
  };
