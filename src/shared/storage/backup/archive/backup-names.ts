/** What scheduled backups are called; their order is that of their times. */
const NAME = /^briefings-\d{8}t\d{6}z-(?<kind>whole|more)\.tar(?:\.age)?$/;

export function backupName(moment: number, kind: 'whole' | 'more', isSealed: boolean): string {
  const time = new Date(moment)
    .toISOString()
    .replaceAll(/[-:]|\.\d{3}/g, '')
    .toLowerCase();
  return `briefings-${time}-${kind}.tar${isSealed ? '.age' : ''}`;
}

const kindOf = (name: string): string | undefined => NAME.exec(name)?.groups?.['kind'];

/** Of a scheduled one. */
export const isBackupName = (name: string): boolean => NAME.test(name);

/** Oldest first, each whole backup with those that go on from it. What is called otherwise is not ours. */
export function runsOf(names: readonly string[]): readonly (readonly string[])[] {
  const runs: string[][] = [];
  for (const name of names.filter((one) => kindOf(one) !== undefined).toSorted()) {
    if (kindOf(name) === 'whole' || runs.length === 0) runs.push([name]);
    else runs.at(-1)?.push(name);
  }
  return runs;
}

/** The one that the next backup goes on from; null: it is to be a whole one. */
export function nextGoesOnFrom(names: readonly string[], wholeEvery: number): string | null {
  const run = runsOf(names).at(-1) ?? [];
  const begun = kindOf(run[0] ?? '') === 'whole';
  return begun && run.length < wholeEvery ? (run.at(-1) ?? null) : null;
}

/** Those that need not be kept, oldest last: none stays that goes on from one that is gone. */
export const expired = (names: readonly string[], keep: number): readonly string[] =>
  runsOf(names).slice(0, -keep).flat().toSorted().toReversed();
