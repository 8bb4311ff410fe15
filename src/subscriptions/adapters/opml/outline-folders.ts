import { LONGEST_NAME, readableFolderName } from '../../domain/folder.js';

/** Between the names of folders in folders. */
const INSIDE = ' / ';

/** The outlines that are open while a file is read, and the folder that each stands for. */
export class OutlineFolders {
  private readonly open: (string | null)[] = [];

  /** The folder of what comes next; null: it is in none. */
  get current(): string | null {
    return this.open.at(-1) ?? null;
  }

  /** `written`: what the outline is called; null: it is no folder, and what is in it is in the folder around it. */
  enter(written: string | null): void {
    const name = written === null ? null : readableFolderName(written);
    this.open.push(name === null ? this.current : joined(this.current, name));
  }

  /** Closing tags without an opening one close nothing. */
  leave(): void {
    this.open.pop();
  }
}

/** "News / Far"; where that is too long, the name of the innermost folder. */
function joined(around: string | null, name: string): string {
  if (around === null) return name;
  const both = `${around}${INSIDE}${name}`;
  return [...both].length <= LONGEST_NAME ? both : name;
}
