import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { ownWait } from '../../../shared/outbound/network/server-time.js';

/** A task with a port that hears when it is begun: a thread may have to start first, and documents may wait. */
export type Queued<Task> = Task & { readonly begun: MessagePort };

const IDLE_MS = 30_000;
const LONGEST_PARSE_MS = 5_000;

/** The document exceeded the limits of time or memory. */
export class UnreadableDocument extends Error {
  override readonly name = 'UnreadableDocument';
}

interface WithBody {
  readonly body: Uint8Array;
}

export interface ThreadLimits {
  readonly threads: number;
  /** Of one of them. */
  readonly heapMb: number;
}

/**
 * Parses documents off the main thread: a hostile one costs a thread at most 5 s and its heap.
 * Threads start with the first document and end when there has been none for half a minute.
 */
export class ReadingThreads<Task extends WithBody, Reading> {
  #pool: Piscina<Queued<Task>, Reading> | null = null;

  /** `worker`: the file beside this one that reads, without its ending. */
  constructor(
    private readonly worker: string,
    private readonly limits: ThreadLimits,
  ) {}

  /** Transfers the memory of the body to the thread. Throws UnreadableDocument, or the reason of `signal`. */
  async read(task: Task, signal: AbortSignal): Promise<Reading> {
    signal.throwIfAborted();
    const { port1: hear, port2: begun } = new MessageChannel();
    const late = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    // Waiting in the queue or for a thread to start does not count towards the limit.
    const goOn = ownWait();
    hear.once('message', () => {
      goOn();
      timer = setTimeout(() => late.abort(), LONGEST_PARSE_MS);
    });
    try {
      const bounded = {
        transferList: [begun, ...ownMemoryOf(task.body)],
        signal: AbortSignal.any([signal, late.signal]),
      };
      return await this.#threads().run({ ...task, begun }, bounded);
    } catch (error) {
      signal.throwIfAborted();
      throw new UnreadableDocument('The document takes too long to read.', { cause: error });
    } finally {
      goOn();
      clearTimeout(timer);
      hear.close();
    }
  }

  async close(): Promise<void> {
    await this.#pool?.destroy();
    this.#pool = null;
  }

  #threads(): Piscina<Queued<Task>, Reading> {
    this.#pool ??= new Piscina<Queued<Task>, Reading>({
      ...fileOf(this.worker),
      minThreads: 0,
      maxThreads: this.limits.threads,
      idleTimeout: IDLE_MS,
      atomics: 'disabled',
      resourceLimits: { maxOldGenerationSizeMb: this.limits.heapMb },
    });
    return this.#pool;
  }
}

/** Transferred instead of copied, unless it is a view of a larger buffer. */
const ownMemoryOf = ({ buffer, byteLength }: Uint8Array): ArrayBuffer[] =>
  buffer instanceof SharedArrayBuffer || byteLength === 0 || byteLength < buffer.byteLength ? [] : [buffer];

// Tests run from the source: there Node strips the types itself and only has to be told that `./x.js` is `./x.ts`.
const FROM_SOURCE = `
  import { registerHooks } from 'node:module';
  registerHooks({
    resolve: (specifier, context, next) =>
      next(context.parentURL?.endsWith('.ts') && /^\\.{1,2}\\//.test(specifier) ? specifier.replace(/\\.js$/, '.ts') : specifier, context),
  });`;

function fileOf(worker: string): { filename: string; execArgv?: string[] } {
  const compiled = import.meta.url.endsWith('.js');
  const filename = new URL(`./${worker}.${compiled ? 'js' : 'ts'}`, import.meta.url).href;
  if (compiled) return { filename };
  const hooks = `data:text/javascript,${encodeURIComponent(FROM_SOURCE)}`;
  return { filename, execArgv: ['--disable-warning=ExperimentalWarning', '--import', hooks] };
}
