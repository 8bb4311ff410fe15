import { type DestinationStream, pino } from 'pino';

/** More than this waits for nothing. */
const MOST_WAITING = 16_384;

/** Whoever watches the log sees a line about as soon as it happens. */
const LONGEST_WAIT_MS = 100;

/** How a line of the usual level begins. Whatever is graver is written at once: it may be the last. */
const MAY_WAIT = /^\{"level":[123]0,/;

/** What writes the lines that wait, of each output in which there are some. */
const unwritten = new Set<() => void>();

// Before pino's own listener, which writes at the end what it was given.
process.prependListener('exit', () => {
  for (const write of unwritten) write();
});

/**
 * A descriptor or a file for log lines. Asynchronous, so that a slow reader of our output does not delay requests; and
 * lines that come within a moment are written together, since a call of the system for each costs as much as the line.
 * A warning or an error waits for nothing, and takes along what waits; a program that ends, by itself or by an error, writes
 * it, too. Only SIGKILL loses the usual lines of the last moment.
 */
export function logOutput(to: number | string): DestinationStream {
  // Not its `minLength`: what is to be flushed while it writes would wait for the next line.
  const output = pino.destination({ dest: to, sync: false, minLength: 0 });
  let lines = '';
  let timer: NodeJS.Timeout | undefined;
  const write = (): void => {
    clearTimeout(timer);
    unwritten.delete(write);
    output.write(lines);
    lines = '';
  };
  return {
    write: (line) => {
      if (lines === '') {
        timer = setTimeout(write, LONGEST_WAIT_MS);
        unwritten.add(write);
      }
      lines += line;
      if (lines.length > MOST_WAITING || !MAY_WAIT.test(line)) write();
    },
  };
}
