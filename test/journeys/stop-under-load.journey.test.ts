import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { newDataDir, Program, removeDataDir, stopPrograms, type ProgramOptions } from '../support/program/program.js';
import { untilTrue } from '../support/time/until.js';
import { Agent } from './client.js';

const CALLERS = 8;
/** Enough that some are on their way whenever the signal comes. */
const BEFORE_IT = 60;

interface Folder {
  readonly id: string;
  readonly name: string;
}

/** The kernel makes connections before the program accepts them and reads: it resets those when the port is closed. */
const NEVER_READ = 'ECONNRESET';

/** Callers who each give their own folder one name after the other, until nobody answers any more. */
class Load {
  /** The last name that was answered, as a number, of each folder. */
  readonly answered = new Map<string, number>();
  readonly statuses = new Set<number>();

  constructor(private readonly agent: Agent) {}

  get count(): number {
    return [...this.answered.values()].reduce((sum, one) => sum + one, 0);
  }

  async run(): Promise<void> {
    await Promise.all(Array.from({ length: CALLERS }, (_, caller) => this.call(`of ${caller}`)));
  }

  private async call(whose: string): Promise<void> {
    const { body } = await this.agent.post<{ folder: Folder }>('folders/create', { name: `0 ${whose}` });
    for (let next = 1; ; next += 1) {
      try {
        const wanted = { folder_id: body.folder.id, name: `${next} ${whose}` };
        const { status } = await this.agent.post('folders/rename', wanted);
        this.statuses.add(status);
        if (status === 200) this.answered.set(body.folder.id, next);
      } catch (error) {
        const { code } = (error as { cause: { code?: string } }).cause;
        if (code !== NEVER_READ && code !== 'ECONNREFUSED') throw error;
        return;
      }
    }
  }
}

describe('a program that is told to stop while callers write', () => {
  let options: ProgramOptions;
  let load: Load;
  let code: number | null;
  let output = '';
  let agent: Agent;

  beforeAll(async () => {
    const env = { RATE_LIMIT_PER_MINUTE: '100000', DRAIN_SECONDS: '1' };
    options = { dataDir: await newDataDir(), env };
    const program = await Program.start(options);
    agent = await Agent.member(program, 'load@example.org', options);
    load = new Load(agent);
    const done = load.run();
    await untilTrue(() => load.count > BEFORE_IT);
    code = await program.stop();
    await done;
    output = program.output;
  });

  afterAll(async () => {
    await stopPrograms();
    await removeDataDir(options.dataDir);
  });

  test('answers nothing but success until it ends', () => {
    expect([...load.statuses]).toEqual([200]);
  });

  test('ends in order, and logs no error', () => {
    expect([code, /"level":[56]0/.exec(output)?.[0] ?? null]).toEqual([0, null]);
  });

  // What was reset is in no folder's name: it was never taken. Each caller's next name would be above the answered one.
  test('has kept all that it answered, and done nothing that it did not answer', async () => {
    agent.moveTo(await Program.start(options));
    const { body } = await agent.post<{ folders: readonly Folder[] }>('folders/list', {});
    const kept = body.folders.map(({ id, name }) => [id, Number.parseInt(name, 10)]);
    expect(new Map(kept as [string, number][])).toEqual(load.answered);
  });
});
