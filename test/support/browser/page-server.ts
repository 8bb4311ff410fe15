import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMp3Encoder } from 'wasm-media-encoders';
import { assetCatalogue } from '../../../src/shared/delivery/web/serving/assets.js';

/** The policy under which the program sends its pages, to the letter. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "media-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const COVER = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><defs><linearGradient id="g" x2="1" y2="1">
<stop stop-color="#27408b"/><stop offset="1" stop-color="#7a3b8f"/></linearGradient></defs>
<rect width="100" height="100" fill="url(#g)"/><path d="M20 55v-10M32 65v-30M44 58v-16M56 72V28M68 62V38M80 55v-10"
stroke="#fff" stroke-width="5" stroke-linecap="round"/></svg>`;

/** A soft tone as MP3, mono, 22.05 kHz, CBR 64 kbit/s: the shape of a real briefing. */
export async function tone(seconds: number): Promise<Buffer> {
  const rate = 22_050;
  const samples = Float32Array.from({ length: rate }, (_, at) => 0.1 * Math.sin((2 * Math.PI * 220 * at) / rate));
  const encoder = await createMp3Encoder();
  encoder.configure({ channels: 1, sampleRate: rate, bitrate: 64 });
  const parts = Array.from({ length: seconds }, () => Buffer.from(encoder.encode([samples])));
  return Buffer.concat([...parts, Buffer.from(encoder.finalize())]);
}

type Answer = () => string | Promise<string>;

/** Serves pages as the program does: same policy, same assets, sound with ranges. */
export class PageServer {
  readonly pages = new Map<string, Answer>();
  /** Forms that pages sent. */
  readonly posted: { readonly path: string; readonly fields: Readonly<Record<string, string>> }[] = [];
  /** Live streams: path → what is sent first; more by `tell`. null: it ends at once. */
  readonly streams = new Map<string, () => string | null>();
  private readonly listeners = new Map<string, Set<ServerResponse>>();
  private readonly server: Server;

  constructor(private readonly sound: Buffer) {
    this.server = createServer((request, response) => void this.answer(request, response));
  }

  async listen(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** To all who listen on that path now. */
  tell(path: string, event: string): void {
    for (const response of this.listeners.get(path) ?? []) response.write(event);
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname: path, search } = new URL(request.url ?? '/', 'http://x');
    response.setHeader('content-security-policy', CONTENT_SECURITY_POLICY);
    if (request.method === 'POST') return this.take(path, request, response);
    const asset = assetCatalogue.at(path.replace('/assets/', ''));
    const page = this.pages.get(path + search) ?? this.pages.get(path);
    if (asset !== undefined) response.setHeader('content-type', asset.contentType).end(asset.body);
    else if (path.endsWith('.mp3')) this.play(request, response);
    else if (path.endsWith('.svg')) response.setHeader('content-type', 'image/svg+xml').end(COVER);
    else if (this.streams.has(path)) this.stream(path, response);
    // There is no stream, and whoever looks is not the owner: browsers complain of neither.
    else if (page === undefined) response.writeHead(/\/(events|playback)$/.test(path) ? 204 : 404).end();
    else {
      const type = path.endsWith('/progress') ? 'application/json' : 'text/html; charset=utf-8';
      response.setHeader('content-type', type).end(await page());
    }
  }

  private async take(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const fields = Object.fromEntries(new URLSearchParams(Buffer.concat(parts).toString()));
    this.posted.push({ path, fields });
    response.writeHead(204).end();
  }

  private stream(path: string, response: ServerResponse): void {
    const listeners = this.listeners.get(path) ?? new Set();
    this.listeners.set(path, listeners.add(response));
    response.once('close', () => listeners.delete(response));
    const first = this.streams.get(path)?.() ?? null;
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(first ?? '');
    if (first === null) response.end();
  }

  private play(request: IncomingMessage, response: ServerResponse): void {
    const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
    const start = Number(from ?? 0);
    const end = to ? Math.min(Number(to), this.sound.length - 1) : this.sound.length - 1;
    response.writeHead(from === undefined ? 200 : 206, {
      'content-type': 'audio/mpeg',
      'accept-ranges': 'bytes',
      'content-length': end - start + 1,
      ...(from !== undefined && { 'content-range': `bytes ${start}-${end}/${this.sound.length}` }),
    });
    response.end(this.sound.subarray(start, end + 1));
  }
}
