/** @type {import('jest').Config} */
const base = {
  // Tests run as Node runs them, and the files of a worker share what they import.
  runner: '<rootDir>/test/support/runner/runner.mjs',
  rootDir: import.meta.dirname,
  roots: ['<rootDir>/src', '<rootDir>/test', '<rootDir>/samples'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'json', 'node'],
  setupFiles: ['<rootDir>/test/support/runner/typescript.mjs', 'reflect-metadata'],
};

const withDatabase = {
  globalSetup: '<rootDir>/test/support/runner/global-setup.mjs',
  globalTeardown: '<rootDir>/test/support/runner/global-teardown.mjs',
};

/** The suffix of a test file says what it needs: nothing, patience, a PostgreSQL, the whole program, or a browser. */
export default {
  testSequencer: '<rootDir>/test/support/runner/waiting-first.mjs',
  projects: [
    {
      ...base,
      displayName: 'unit',
      testMatch: ['<rootDir>/test/**/*.test.ts', '<rootDir>/test/**/*.test.tsx'],
      testPathIgnorePatterns: ['\\.(slow|db|journey|rehearsal|browser)\\.test\\.'],
    },
    { ...base, displayName: 'slow', testMatch: ['<rootDir>/{test,samples/*/test}/**/*.slow.test.ts'] },
    { ...base, ...withDatabase, displayName: 'db', testMatch: ['<rootDir>/{test,samples/*/test}/**/*.db.test.ts'] },
    { ...base, ...withDatabase, displayName: 'journey', testMatch: ['<rootDir>/test/**/*.journey.test.ts'] },
    // On request only: npm run rehearse:update, npm run soak.
    {
      ...base,
      ...withDatabase,
      displayName: 'rehearsal',
      testMatch: ['<rootDir>/test/**/*.rehearsal.test.ts'],
    },
    { ...base, ...withDatabase, displayName: 'browser', testMatch: ['<rootDir>/test/**/*.browser.test.ts'] },
  ],
};
