export type ToChild<Request> =
  { readonly id: number; readonly request: Request; readonly traced: boolean } | { readonly abort: number };

export type FromChild<Result, Progress> =
  | { readonly id: number; readonly progress: Progress }
  | { readonly id: number; readonly result: Result; readonly ran: ChildRun | null }
  | { readonly id: number; readonly error: { readonly name: string; readonly message: string } };

/** When a child worked on a request that is traced, in epoch ms: its parent makes a span of it, and it needs no tracer. */
export interface ChildRun {
  readonly pid: number;
  readonly startedAt: number;
  readonly endedAt: number;
}

const now = (): number => performance.timeOrigin + performance.now();

export interface ChildTask<Progress> {
  readonly signal: AbortSignal;
  readonly progress: (progress: Progress) => void;
}

const asError = (error: unknown): { name: string; message: string } =>
  error instanceof Error ? { name: error.name, message: error.message } : { name: 'Error', message: String(error) };

/** The child's side of `ChildProgram`: answers requests until the parent disconnects or dies. */
export function serveRequests<Request, Result, Progress>(
  handle: (request: Request, task: ChildTask<Progress>) => Promise<Result>,
): void {
  const running = new Map<number, AbortController>();
  const answer = (message: FromChild<Result, Progress>): void => {
    if (process.connected) process.send?.(message);
  };
  const work = async (id: number, request: Request, traced: boolean): Promise<void> => {
    const startedAt = now();
    const controller = new AbortController();
    running.set(id, controller);
    try {
      const progress = (value: Progress): void => answer({ id, progress: value });
      const result = await handle(request, { signal: controller.signal, progress });
      answer({ id, result, ran: traced ? { pid: process.pid, startedAt, endedAt: now() } : null });
    } catch (error) {
      answer({ id, error: asError(error) });
    } finally {
      running.delete(id);
    }
  };
  process.on('message', (message: ToChild<Request>) => {
    if ('abort' in message) running.get(message.abort)?.abort();
    else void work(message.id, message.request, message.traced);
  });
  // There is nothing to finish, and `process.exit` may never return: it waits for V8's compiler threads, and one of
  // them may be waiting for us to collect garbage. Nobody would be left to end such a process.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  // Signals to the whole group are the parent's to handle: it finishes or hands back its work, then hangs up.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => {});
}
