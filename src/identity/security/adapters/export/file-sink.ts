import { open } from 'node:fs/promises';
import { EventSink, SinkUnavailable } from '../../application/ports/event-sink.js';

/** Lines at the end of a file, which is opened each time: whoever rotates it may move it away. */
export class FileSink extends EventSink {
  constructor(private readonly path: string) {
    super();
  }

  override async send(lines: readonly string[]): Promise<void> {
    try {
      const file = await open(this.path, 'a', 0o600);
      try {
        await file.appendFile(lines.map((line) => `${line}\n`).join(''));
        await file.sync();
      } finally {
        await file.close();
      }
    } catch (error) {
      throw new SinkUnavailable(`${this.path}: ${(error as NodeJS.ErrnoException).code ?? 'cannot be written'}`);
    }
  }
}
