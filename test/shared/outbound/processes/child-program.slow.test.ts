import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { getPriority } from 'node:os';
import { afterEach, describe, expect, test } from '@jest/globals';
import { ChildProgram } from '../../../../src/shared/outbound/processes/child-program.js';
import { optionsToLoad } from '../../../../src/shared/outbound/processes/worker-entry.js';
import { untilTrue } from '../../../support/time/until.js';
import type { EchoRequest } from './echo.worker.js';

interface Said {
  readonly pid: number;
  readonly bytes: Uint8Array;
}

const programs: ChildProgram<EchoRequest, string>[] = [];

function echo(idleMs = 60_000, onStderr?: (text: string) => void): ChildProgram<EchoRequest, string> {
  const program = new ChildProgram<EchoRequest, string>(new URL('./echo.worker.ts', import.meta.url), {
    idleMs,
    ...(onStderr === undefined ? {} : { onStderr }),
  });
  programs.push(program);
  return program;
}

afterEach(async () => {
  for (const program of programs.splice(0)) await program.close();
});

const alive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

const untilGone = (pid: number): Promise<void> => untilTrue(() => !alive(pid));

describe('a child program', () => {
  test('answers in bytes, tells its progress and stays for the next request', async () => {
    const program = echo();
    const progress: string[] = [];
    const first = await program.run<Said>({ say: 'grüß dich' }, { onProgress: (note) => progress.push(note) });
    const second = await program.run<Said>({ say: 'again' });
    expect(new TextDecoder().decode(first.bytes)).toBe('grüß dich');
    expect(progress).toEqual(['about to say grüß dich']);
    expect(second.pid).toBe(first.pid);
    expect(first.pid).not.toBe(process.pid);
  });

  test('takes what the program that started it leaves of the processors', async () => {
    const { pid } = await echo().run<Said>({ say: 'after you' });
    expect(getPriority(pid)).toBeGreaterThan(getPriority());
  });

  test('fails with the name and message of the error in it, and goes on', async () => {
    const program = echo();
    await expect(program.run({ fail: 'too far' })).rejects.toMatchObject({ name: 'RangeError', message: 'too far' });
    await expect(program.run({ say: 'still here' })).resolves.toBeDefined();
  });

  test('that ends early fails what was under way, and is started again', async () => {
    const program = echo();
    const waiting = program.run({ hang: true });
    await expect(Promise.all([waiting, program.run({ exit: 3 })])).rejects.toThrow('ended early (3)');
    await expect(waiting).rejects.toThrow('ended early (3)');
    await expect(program.run({ say: 'back' })).resolves.toBeDefined();
  });

  test('lets go of aborted work and gives the reason of the signal', async () => {
    const program = echo();
    const controller = new AbortController();
    const run = program.run({ hang: true }, { signal: controller.signal });
    setTimeout(() => controller.abort(new Error('the job was handed back')), 200);
    await expect(run).rejects.toThrow('the job was handed back');
    await expect(program.run({ say: 'x' }, { signal: AbortSignal.abort(new Error('too late')) })).rejects.toThrow(
      'too late',
    );
  });

  test('that computes without end is killed when its work is aborted, and when it is closed', async () => {
    const program = echo();
    await expect(program.run({ spin: true }, { signal: AbortSignal.timeout(200) })).rejects.toThrow('timeout');
    const { pid } = await program.run<Said>({ say: 'back' });
    program.run({ spin: true }).catch(() => undefined);
    await program.close();
    expect(alive(pid)).toBe(false);
  });

  test('that ends early has told its last words on standard error by then', async () => {
    const words: string[] = [];
    const program = echo(60_000, (text) => words.push(text));
    await expect(program.run({ complain: 'no such file', exit: 4 })).rejects.toThrow('ended early (4)');
    expect(words.join('')).toBe('no such file');
  });

  test('sees nothing of our environment', async () => {
    expect(await echo().run<string[]>({ environment: true })).not.toContain('PATH');
  });

  test('sees of an environment what it is given, and nothing else', async () => {
    const program = new ChildProgram<EchoRequest, string>(new URL('./echo.worker.ts', import.meta.url), {
      idleMs: 60_000,
      env: { ONLY_THIS: '1' },
    });
    try {
      const seen = await program.run<string[]>({ environment: true });
      expect(seen).toContain('ONLY_THIS');
      expect(seen).not.toContain('PATH');
    } finally {
      await program.close();
    }
  });

  test('ends when it has been idle, and starts again when it is needed', async () => {
    const program = echo(100);
    const first = await program.run<Said>({ say: 'one' });
    await untilGone(first.pid);
    const second = await program.run<Said>({ say: 'two' });
    expect(second.pid).not.toBe(first.pid);
  });

  test('ends when it has been idle, also when an orderly exit would never come to its end', async () => {
    await untilGone(await echo(100).run<number>({ cling: true }));
  });

  test('is gone after close, with its work', async () => {
    const program = echo();
    const { pid } = await program.run<Said>({ say: 'one' });
    const waiting = program.run({ hang: true });
    const refused = expect(waiting).rejects.toThrow('closed');
    await program.close();
    await refused;
    expect(alive(pid)).toBe(false);
  });

  test('dies with a parent that is killed', async () => {
    const fixture = new URL('./parent.fixture.ts', import.meta.url);
    const parent = spawn(process.execPath, [...optionsToLoad(fixture), fixture.pathname], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [output] = (await Promise.race([once(parent.stdout, 'data'), once(parent, 'exit')])) as [Buffer];
    const pid = Number(output.toString());
    expect(alive(pid)).toBe(true);
    parent.kill('SIGKILL');
    await untilGone(pid);
  });
});
