import type { DestinationStream } from 'pino';

/** Enough to see what came before a trouble; about 100 KB. */
const KEPT = 300;

const lines: string[] = [];
let next = 0;

/** The last lines that this process has logged, oldest first: for a bundle of an operator, who has no log at hand. */
export const recentLines = (): readonly string[] => [...lines.slice(next), ...lines.slice(0, next)];

/** Writes on to `stream`, and remembers. */
export const remembered = (stream: DestinationStream): DestinationStream => ({
  write: (line) => {
    lines[next] = line;
    next = (next + 1) % KEPT;
    stream.write(line);
  },
});
