import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { hostname } from 'node:os';
import { connect as connectTls, type ConnectionOptions } from 'node:tls';
import { EventSink, SinkUnavailable } from '../../application/ports/event-sink.js';

export interface SyslogServer {
  readonly host: string;
  readonly port: number;
  readonly tls: boolean;
}

/** Facility 13 (log audit), severity 6 (informational): RFC 5424 §6.2.1. */
const PRIORITY = 13 * 8 + 6;
const WHOLE_MS = 15_000;

/**
 * Messages of RFC 5424 with octet counting (RFC 6587 §3.4.1), over TLS (RFC 5425) or TCP. Syslog has no answers: lines
 * count as taken when the server has closed its side after ours, with nothing lost on the way.
 */
export class SyslogSink extends EventSink {
  constructor(
    private readonly server: SyslogServer,
    private readonly trust: Pick<ConnectionOptions, 'ca'> = {},
  ) {
    super();
  }

  override async send(lines: readonly string[], signal: AbortSignal): Promise<void> {
    // A signal that was given before tells no listener.
    if (signal.aborted) throw new SinkUnavailable(`${this.server.host}:${this.server.port}: the program ends`);
    const deadline = AbortSignal.any([signal, AbortSignal.timeout(WHOLE_MS)]);
    const socket = this.open();
    const give = (): void => void socket.destroy(new Error('it took too long'));
    deadline.addEventListener('abort', give, { once: true });
    try {
      await once(socket, this.server.tls ? 'secureConnect' : 'connect');
      socket.resume();
      socket.end(lines.map(framed).join(''));
      await once(socket, 'close');
    } catch (error) {
      throw new SinkUnavailable(`${this.server.host}:${this.server.port}: ${(error as Error).message}`);
    } finally {
      deadline.removeEventListener('abort', give);
      socket.destroy();
    }
  }

  private open(): Socket {
    const { host, port, tls } = this.server;
    return tls ? connectTls({ host, port, servername: host, ...this.trust }) : connect({ host, port });
  }
}

/** The line is the message; structured data would say it twice. */
function framed(line: string): string {
  const { time } = JSON.parse(line) as { time: number };
  const header = `<${PRIORITY}>1 ${new Date(time).toISOString()} ${hostname()} podcast-briefings ${process.pid} ocsf -`;
  const message = `${header} \uFEFF${line}`;
  return `${Buffer.byteLength(message)} ${message}`;
}
