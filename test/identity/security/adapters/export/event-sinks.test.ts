import { execFileSync } from 'node:child_process';
import { createServer as createTcp, type AddressInfo, type Server, type Socket } from 'node:net';
import { mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createServer as createHttp, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { createServer as createTls } from 'node:tls';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { FileSink } from '../../../../../src/identity/security/adapters/export/file-sink.js';
import { SyslogSink } from '../../../../../src/identity/security/adapters/export/syslog-sink.js';
import { WebhookSink } from '../../../../../src/identity/security/adapters/export/webhook-sink.js';
import { SinkUnavailable } from '../../../../../src/identity/security/application/ports/event-sink.js';
import { traceWith } from '../../../../../src/shared/kernel/tracing.js';
import { recordingTracer } from '../../../../support/program/recording-tracer.js';
import { until } from '../../../../support/time/until.js';
import { CERTIFICATE, KEY } from '../../../../support/servers/mail-server.js';

interface Asked {
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Promise<string>;
}

const AT = Date.UTC(2026, 10, 23, 7);
const LINES = [
  JSON.stringify({ time: AT, message: 'Ein Über-Fall: 漢字' }),
  JSON.stringify({ time: AT + 1, message: 'b' }),
];
const signal = new AbortController().signal;

let folder: string;
const servers: Server[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sinks-'));
});
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function listening(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

function gathering(): { take: (socket: Socket) => void; read: Promise<string> } {
  let done: (text: string) => void;
  const read = new Promise<string>((resolve) => (done = resolve));
  const take = (socket: Socket): void => {
    const parts: Buffer[] = [];
    socket.on('data', (part: Buffer) => void parts.push(part));
    socket.on('end', () => done(Buffer.concat(parts).toString('utf8')));
    socket.on('error', () => undefined);
  };
  return { take, read };
}

/** RFC 6587 §3.4.1: each message behind the number of its bytes. */
function messagesIn(stream: string): string[] {
  const messages: string[] = [];
  for (let rest = Buffer.from(stream); rest.length > 0;) {
    const [length = ''] = rest.toString('latin1').split(' ', 1);
    const start = length.length + 1;
    messages.push(rest.subarray(start, start + Number(length)).toString('utf8'));
    rest = rest.subarray(start + Number(length));
  }
  return messages;
}

describe('a file that gathers security events', () => {
  test('gets a line for each, which nobody else may read, also after it was moved away', async () => {
    const path = join(folder, 'security.ndjson');
    const sink = new FileSink(path);
    await sink.send(LINES);
    await rename(path, `${path}.1`);
    await sink.send(LINES.slice(1));
    expect(await readFile(`${path}.1`, 'utf8')).toBe(`${LINES.join('\n')}\n`);
    expect(await readFile(path, 'utf8')).toBe(`${LINES[1]}\n`);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  test('keeps its lines apart from half a line that a killed process or a full disk has left', async () => {
    const path = join(folder, 'cut.ndjson');
    const sink = new FileSink(path);
    await writeFile(path, `${LINES[0]}\n${LINES[1]?.slice(0, 9)}`);
    await sink.send(LINES);
    expect(await readFile(path, 'utf8')).toBe(`${LINES[0]}\n${LINES[1]?.slice(0, 9)}\n${LINES.join('\n')}\n`);
  });

  test('is unavailable when it is a pipe, which nobody may ever read', async () => {
    const path = join(folder, 'pipe');
    execFileSync('mkfifo', [path]);
    await expect(new FileSink(path).send(LINES)).rejects.toThrow(`${path}: is no file`);
  });

  test('is unavailable when its folder is not there', async () => {
    await expect(new FileSink(join(folder, 'none/security.ndjson')).send(LINES)).rejects.toThrow(SinkUnavailable);
  });
});

describe('a log server that gathers security events', () => {
  test.each(['TCP', 'TLS'])('gets them as messages of RFC 5424 over %s', async (over) => {
    const { take, read } = gathering();
    const port = await listening(over === 'TLS' ? createTls({ cert: CERTIFICATE, key: KEY }, take) : createTcp(take));
    await new SyslogSink({ host: 'localhost', port, tls: over === 'TLS' }, { ca: CERTIFICATE }).send(LINES, signal);
    const messages = messagesIn(await read);
    expect(messages.map((message) => message.slice(message.indexOf('\uFEFF') + 1))).toEqual(LINES);
    expect(messages[0]).toMatch(/^<110>1 2026-11-23T07:00:00\.000Z \S+ podcast-briefings \d+ ocsf - \uFEFF\{/);
  });

  test('is unavailable when nobody vouches for it', async () => {
    const port = await listening(createTls({ cert: CERTIFICATE, key: KEY }));
    await expect(new SyslogSink({ host: 'localhost', port, tls: true }).send(LINES, signal)).rejects.toThrow(
      SinkUnavailable,
    );
  });

  test('is unavailable when it breaks off', async () => {
    const port = await listening(createTcp((socket) => socket.resetAndDestroy()));
    const many = Array.from({ length: 20_000 }, () => LINES[0]!);
    await expect(new SyslogSink({ host: '127.0.0.1', port, tls: false }).send(many, signal)).rejects.toThrow(
      SinkUnavailable,
    );
  });

  test.each([
    ['takes all and never says that it has', 'TCP'],
    ['takes the connection and never shakes hands', 'TLS'],
  ])('is unavailable when it %s', async (_what, over) => {
    const held: Socket[] = [];
    const ended = new AbortController();
    const port = await listening(createTcp({ allowHalfOpen: true }, (socket) => held.push(socket.resume())));
    const sending = new SyslogSink({ host: 'localhost', port, tls: over === 'TLS' }).send(LINES, ended.signal);
    await until(
      () => held,
      ({ length }) => length > 0,
    );
    ended.abort();
    await expect(sending).rejects.toThrow(SinkUnavailable);
    for (const socket of held) socket.destroy();
  });

  test('is asked nothing by a program that ends', async () => {
    let asked = 0;
    const port = await listening(createTcp({ allowHalfOpen: true }, () => (asked += 1)));
    const sending = new SyslogSink({ host: '127.0.0.1', port, tls: false }).send(LINES, AbortSignal.abort());
    await expect(sending).rejects.toThrow(SinkUnavailable);
    expect(asked).toBe(0);
  });

  test('is unavailable when it is not there', async () => {
    const port = await listening(createTcp());
    await new Promise((resolve) => servers.pop()?.close(resolve));
    await expect(new SyslogSink({ host: '127.0.0.1', port, tls: false }).send(LINES, signal)).rejects.toThrow(
      SinkUnavailable,
    );
  });
});

describe('a service that gathers security events', () => {
  async function service(status: number): Promise<{ readonly url: string; readonly asked: Promise<Asked> }> {
    let tell: (asked: Asked) => void;
    const asked = new Promise<Asked>((resolve) => (tell = resolve));
    const server = createHttp((request, response) => {
      response.writeHead(status, { connection: 'close' }).end('words of its own');
      tell({ method: request.method, path: request.url, headers: request.headers, body: textOf(request) });
    });
    return { url: `http://127.0.0.1:${await listening(server)}/ingest?key=secret`, asked };
  }

  test('gets them as lines of JSON, with what lets us in', async () => {
    const { url, asked } = await service(202);
    await new WebhookSink(url, 'Splunk hidden').send(LINES, signal);
    const { method, path, headers, body } = await asked;
    expect([method, path, await body]).toEqual(['POST', '/ingest?key=secret', `${LINES.join('\n')}\n`]);
    expect(headers).toMatchObject({ 'content-type': 'application/x-ndjson', authorization: 'Splunk hidden' });
  });

  test.each([302, 401, 503])(
    'is unavailable when it answers %i; no secret and no word of it is told',
    async (status) => {
      const { url } = await service(status);
      const refusal = new WebhookSink(url, 'Splunk hidden').send(LINES, signal);
      await expect(refusal).rejects.toThrow(SinkUnavailable);
      await expect(refusal).rejects.toThrow(new RegExp(`^127\\.0\\.0\\.1:\\d+ answered ${status}$`));
    },
  );

  test('has taken them when it says so, whatever else it answers, and if it never ends', async () => {
    const server = createHttp((request, response) => {
      request.resume();
      request.on('end', () => response.writeHead(200, { 'content-length': '50000000' }).write('x'));
    });
    const url = `http://127.0.0.1:${await listening(server)}/ingest`;
    await expect(new WebhookSink(url, null).send(LINES, signal)).resolves.toBeUndefined();
  });

  test('is named in traces without the path and query that let us in', async () => {
    const { tracer, started } = recordingTracer();
    traceWith(tracer);
    try {
      const { url } = await service(200);
      await new WebhookSink(url.replace('/ingest', '/input/hidden'), null).send(LINES, signal);
    } finally {
      traceWith(null);
    }
    const told = JSON.stringify(started);
    expect(told).toContain('POST /{ingest}');
    expect(told).not.toMatch(/hidden|secret/);
  });
});
