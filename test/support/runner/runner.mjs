import { createRunner } from 'jest-light-runner';

/**
 * The longest files take six minutes, and a busy machine may be several times slower than a quiet one. What is run on request
 * for hours says so: `npm run chaos`, `npm run soak`.
 */
const LONGEST_FILE_MS = Number(process.env.TEST_FILE_MINUTES ?? 40) * 60_000;

/** Runs the files of all projects in worker threads. It knows no limit of a test: a file that hangs ends the run. */
export default class LimitedRunner extends createRunner() {
  constructor(globalConfig, ...others) {
    super(globalConfig, ...others);
    this.inOneThread = globalConfig.maxWorkers === 1;
  }

  async runTests(tests, watcher, ...reports) {
    for (const group of this.inOneThread ? byProject(tests) : [tests]) {
      await super.runTests(group, watcher, ...limited(reports));
    }
  }
}

/** In one thread the runner keeps the state of one project, and ends with an error when it has run two. */
function byProject(tests) {
  return Map.groupBy(tests, ({ context }) => context.config).values();
}

function limited([onStart, onResult, onFailure]) {
  const limits = new Map();
  const ended = (report) => (test, outcome) => {
    clearTimeout(limits.get(test));
    return report(test, outcome);
  };
  const started = (test) => {
    limits.set(test, setTimeout(giveUp, LONGEST_FILE_MS, test.path));
    return onStart(test);
  };
  return [started, ended(onResult), ended(onFailure)];
}

function giveUp(path) {
  console.error(`${path} hangs: ${LONGEST_FILE_MS / 60_000} minutes were over.`);
  process.exit(1);
}
