import { type FileHandle, open } from 'node:fs/promises';
import { EventSink, SinkUnavailable } from '../../application/ports/event-sink.js';

/** Lines at the end of a file, which is opened each time: whoever rotates it may move it away. */
export class FileSink extends EventSink {
  constructor(private readonly path: string) {
    super();
  }

  override async send(lines: readonly string[]): Promise<void> {
    try {
      // To read as well: that waits for nobody where there is a pipe in its place.
      const file = await open(this.path, 'a+', 0o600);
      try {
        await append(file, lines.map((line) => `${line}\n`).join(''));
        await file.sync();
      } finally {
        await file.close();
      }
    } catch (error) {
      throw new SinkUnavailable(`${this.path}: ${(error as NodeJS.ErrnoException).code ?? 'cannot be written'}`);
    }
  }
}

/** A process that was killed, or a full disk, may have left half a line: what follows must not become part of it. */
async function append(file: FileHandle, text: string): Promise<void> {
  const found = await file.stat();
  if (!found.isFile()) throw Object.assign(new Error('no file'), { code: 'is no file' });
  const last = Buffer.alloc(1);
  if (found.size > 0) await file.read(last, 0, 1, found.size - 1);
  const isWithin = found.size > 0 && last.toString() !== '\n';
  await file.appendFile(isWithin ? `\n${text}` : text);
}
