import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { memoryOf } from './processes.js';

/** MB of a process of Node from which all garbage has just been collected. */
export interface LiveMemory {
  readonly heap: number;
  readonly buffers: number;
  /** What of its memory is neither part of a file nor shared: the heap, buffers, and what libraries hold. */
  readonly anonymous: number;
}

/** Where Node listens after SIGUSR1: one process at a time. */
const INSPECTOR = 'http://127.0.0.1:9229/json/list';
const OPENS_WITHIN_MS = 5_000;
const ASK_AGAIN_MS = 20;
/** The kernel takes back what V8 gives back a little later. */
const GIVEN_BACK_MS = 250;
const SIGUSR1_CAUGHT = 1n << 9n;

const MEASURE = `(() => {
  const { getHeapStatistics } = require('node:v8');
  const { external } = process.memoryUsage();
  return { pid: process.pid, heap: getHeapStatistics().used_heap_size, buffers: external };
})()`;
/** Not at once: what was evaluated is still to be answered. */
const CLOSE = `{ const { close } = require('node:inspector'); setTimeout(close, 20); } 0`;

interface Measured {
  readonly pid: number;
  readonly heap: number;
  readonly buffers: number;
}

/**
 * What lives in a process, which needs no preparation for it. null where there is nobody to ask: it has just ended, is
 * not of Node, or begins only now.
 */
export async function liveMemoryOf(pid: number): Promise<LiveMemory | null> {
  if (!isListening(pid)) return null;
  process.kill(pid, 'SIGUSR1');
  const inspector = await Inspector.open();
  if (inspector === null) return null;
  try {
    // The first collection lets go what the second one frees: what finalizers held.
    for (let time = 0; time < 2; time += 1) await inspector.ask('HeapProfiler.collectGarbage');
    const { pid: answering, heap, buffers } = (await inspector.evaluate(MEASURE)) as Measured;
    if (answering !== pid) throw new Error(`${answering} listens where ${pid} should`);
    await sleep(GIVEN_BACK_MS);
    return { heap: heap / 2 ** 20, buffers: buffers / 2 ** 20, anonymous: memoryOf(pid).anonymous };
  } finally {
    await inspector.evaluate(CLOSE);
    await inspector.gone;
  }
}

/** Without a handler SIGUSR1 would end it. */
function isListening(pid: number): boolean {
  try {
    const caught = /^SigCgt:\s+(\S+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? '0';
    return (
      (BigInt(`0x${caught}`) & SIGUSR1_CAUGHT) !== 0n && /\bnode\0/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
    );
  } catch {
    return false;
  }
}

interface Answer {
  readonly result?: { readonly result?: { readonly value?: unknown } };
  readonly error?: { readonly message: string };
}

/** A session of the protocol of V8's inspector. */
class Inspector {
  readonly gone: Promise<unknown>;
  readonly #answers = new Map<number, (answer: Answer) => void>();
  #asked = 0;

  private constructor(private readonly socket: WebSocket) {
    this.gone = new Promise((resolve) => socket.addEventListener('close', resolve));
    socket.addEventListener('message', ({ data }) => {
      const answer = JSON.parse(String(data)) as Answer & { id: number };
      this.#answers.get(answer.id)?.(answer);
    });
    // What is waited for does not come any more when the process ends.
    socket.addEventListener('close', () => this.#answers.forEach((answer) => answer({})));
  }

  static async open(): Promise<Inspector | null> {
    const deadline = Date.now() + OPENS_WITHIN_MS;
    while (Date.now() < deadline) {
      const targets = await fetch(INSPECTOR)
        .then(async (answer) => (await answer.json()) as { webSocketDebuggerUrl: string }[])
        .catch(() => []);
      const [target] = targets;
      if (target !== undefined) {
        const socket = new WebSocket(target.webSocketDebuggerUrl);
        await new Promise((resolve, reject) => {
          socket.addEventListener('open', resolve);
          socket.addEventListener('error', reject);
        });
        return new Inspector(socket);
      }
      await sleep(ASK_AGAIN_MS);
    }
    return null;
  }

  async ask(method: string, params: object = {}): Promise<unknown> {
    if (this.socket.readyState !== WebSocket.OPEN) return null;
    const id = (this.#asked += 1);
    this.socket.send(JSON.stringify({ id, method, params }));
    const { result, error } = await new Promise<Answer>((resolve) => this.#answers.set(id, resolve));
    if (error !== undefined) throw new Error(`${method}: ${error.message}`);
    return result?.result?.value;
  }

  evaluate(expression: string): Promise<unknown> {
    return this.ask('Runtime.evaluate', { expression, includeCommandLineAPI: true, returnByValue: true });
  }
}
