const NEEDED = 24;

/** Libraries here need a current Node; an old one would fail later and less clearly. */
export function assertNodeVersion(version: string = process.versions.node): void {
  if (Number(version.split('.')[0]) >= NEEDED) return;
  process.stderr.write(`This program runs on Node ${NEEDED} or newer, not ${version}. Start it with "npm start",`);
  process.stderr.write(' which brings its own Node.\n');
  process.exit(2);
}
