import { createRunner } from 'jest-light-runner';

/** The longest files take six minutes, and a busy machine may be several times slower than a quiet one. */
const LONGEST_FILE_MS = 40 * 60_000;

/** Runs the files of all projects in worker threads. It knows no limit of a test: a file that hangs ends the run. */
export default class LimitedRunner extends createRunner() {
  runTests(tests, watcher, ...reports) {
    const [onStart, onResult, onFailure] = reports;
    const limits = new Map();
    const ended = (report) => (test, outcome) => {
      clearTimeout(limits.get(test));
      return report(test, outcome);
    };
    const started = (test) => {
      limits.set(test, setTimeout(giveUp, LONGEST_FILE_MS, test.path));
      return onStart(test);
    };
    return super.runTests(tests, watcher, started, ended(onResult), ended(onFailure));
  }
}

function giveUp(path) {
  console.error(`${path} hangs: ${LONGEST_FILE_MS / 60_000} minutes were over.`);
  process.exit(1);
}
