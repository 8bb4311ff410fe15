import type { WriteStream } from 'node:tty';

/** Progress on a terminal: one line that is written over; elsewhere a line for each new stage. */
export class ProgressLine {
  private shown = '';

  constructor(private readonly output: Pick<WriteStream, 'write' | 'isTTY'>) {}

  show(progress: { readonly label: string; readonly overall_percent: number } | undefined): void {
    if (progress === undefined) return;
    const { label, overall_percent: percent } = progress;
    const line = this.output.isTTY ? `${String(percent).padStart(3)} %  ${label}` : label;
    if (line === this.shown) return;
    this.output.write(this.output.isTTY ? `\r\u001B[K${line}` : `${line}\n`);
    this.shown = line;
  }
}
