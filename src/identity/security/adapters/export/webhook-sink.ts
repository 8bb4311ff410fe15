import { OperatorEndpoint } from '../../../../shared/outbound/network/operator-endpoint.js';
import { EventSink, SinkUnavailable } from '../../application/ports/event-sink.js';

const LIMITS = { connectMs: 10_000, firstByteMs: 30_000, idleMs: 15_000 };
const WHOLE_MS = 60_000;

/** One POST of newline-delimited JSON; any 2xx means that it was taken. */
export class WebhookSink extends EventSink {
  private readonly endpoint: OperatorEndpoint;
  private readonly url: URL;

  constructor(
    url: string,
    private readonly authorization: string | null,
  ) {
    super();
    this.url = new URL(url);
    this.endpoint = new OperatorEndpoint(this.url.origin, LIMITS, 1);
  }

  override async send(lines: readonly string[], signal: AbortSignal): Promise<void> {
    const headers = {
      'content-type': 'application/x-ndjson',
      ...(this.authorization !== null && { authorization: this.authorization }),
    };
    const body = lines.map((line) => `${line}\n`).join('');
    const deadline = AbortSignal.any([signal, AbortSignal.timeout(WHOLE_MS)]);
    const status = await this.endpoint
      .postForStatus(`${this.url.pathname}${this.url.search}`, { headers, body, template: '/{ingest}' }, deadline)
      .catch((error: unknown) => {
        throw new SinkUnavailable(`${this.url.host}: ${(error as Error).message}`);
      });
    if (status < 200 || status > 299) throw new SinkUnavailable(`${this.url.host} answered ${status}`);
  }
}
