import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A clock that the programs of a test share: it goes on as the real one does, from the moment that it was set to. */
export class SettableClock {
  private readonly file: string;

  /** In a folder that goes with the test. */
  constructor(folder: string) {
    this.file = join(folder, 'test-clock');
  }

  /** Of every program, commands included, whose database has the same clock. */
  get env(): Readonly<Record<string, string>> {
    return { ...this.ofTheMachine, TEST_CLOCK: 'everywhere' };
  }

  /** Of a program whose database knows better. */
  get ofTheMachine(): Readonly<Record<string, string>> {
    return {
      NODE_OPTIONS: `--import=${join(import.meta.dirname, 'settable-clock.mjs')}`,
      TEST_CLOCK_FILE: this.file,
    };
  }

  async set(moment: number): Promise<void> {
    await writeFile(`${this.file}.new`, String(moment - Date.now()));
    await rename(`${this.file}.new`, this.file);
  }
}
