const CLOSED: readonly unknown[] = ['EPIPE', 'EIO', 'ERR_STREAM_DESTROYED'];

/** The reader of what we print may stop early (`| head`, a terminal that is gone): work goes on to its end. */
export function surviveClosedOutput(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (!CLOSED.includes(error.code)) throw error;
    });
  }
}
