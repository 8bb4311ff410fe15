import type { SecurityExport } from '../../../../config/security-export-settings.js';
import { EventSink } from '../../application/ports/event-sink.js';
import { FileSink } from './file-sink.js';
import { SyslogSink } from './syslog-sink.js';
import { WebhookSink } from './webhook-sink.js';

/** Nobody gathers them. */
class NoSink extends EventSink {
  override async send(): Promise<void> {}
}

export function sinkFor(target: SecurityExport | null): EventSink {
  if (target === null) return new NoSink();
  switch (target.to) {
    case 'file':
      return new FileSink(target.path);
    case 'syslog':
      return new SyslogSink(target);
    case 'webhook':
      return new WebhookSink(target.url, target.authorization);
  }
}
