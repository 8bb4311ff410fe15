import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';

/** All `sh` blocks of a Markdown document, in order. */
export const shellBlocks = (markdown: string): readonly string[] =>
  [...markdown.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block = '']) => block);

/** One shell that runs commands one after the other, as somebody does who follows a document. */
export class Shell {
  private output = '';

  private constructor(private readonly bash: ChildProcessWithoutNullStreams) {
    for (const stream of [bash.stdout, bash.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => (this.output += chunk));
    }
  }

  static start(): Shell {
    const { PATH = '' } = process.env;
    return new Shell(spawn('bash', ['--norc', '--noprofile'], { env: { PATH } }));
  }

  /** Resolves with what it printed, errors included. */
  async run(commands: string): Promise<string> {
    const mark = randomUUID();
    this.output = '';
    this.bash.stdin.write(`${commands}\necho ${mark}\n`);
    while (!this.output.includes(mark)) await new Promise((resolve) => this.bash.stdout.once('data', resolve));
    return this.output.replace(`${mark}\n`, '');
  }

  /** The value of a variable. */
  async value(name: string): Promise<string> {
    return (await this.run(`printf '%s\\n' "$${name}"`)).trimEnd();
  }

  stop(): void {
    this.bash.kill('SIGKILL');
  }
}
