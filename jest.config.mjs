/** @type {import('jest').Config} */
const base = {
  testEnvironment: 'node',
  rootDir: import.meta.dirname,
  roots: ['<rootDir>/src', '<rootDir>/test', '<rootDir>/samples'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'json', 'node'],
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    // The sample extension, with the sources that are tested here.
    '^podcast-briefings/(.*)$': '<rootDir>/src/$1',
  },
  transformIgnorePatterns: ['/node_modules/', '/dist/'],
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        swcrc: false,
        sourceMaps: 'inline',
        module: { type: 'es6' },
        jsc: {
          target: 'es2024',
          parser: { syntax: 'typescript', tsx: true, decorators: true },
          transform: {
            legacyDecorator: true,
            decoratorMetadata: true,
            useDefineForClassFields: false,
            react: { runtime: 'automatic', importSource: 'preact' },
          },
          keepClassNames: true,
        },
      },
    ],
  },
  setupFiles: ['reflect-metadata'],
};

const withDatabase = {
  globalSetup: '<rootDir>/test/support/runner/global-setup.mjs',
  globalTeardown: '<rootDir>/test/support/runner/global-teardown.mjs',
};

/** The suffix of a test file says what it needs: nothing, patience, a PostgreSQL, the whole program, or a browser. */
export default {
  // For what hangs; a busy machine may be ten times slower than a quiet one.
  testTimeout: 600_000,
  testSequencer: '<rootDir>/test/support/runner/waiting-first.mjs',
  projects: [
    {
      ...base,
      displayName: 'unit',
      testMatch: ['<rootDir>/test/**/*.test.ts', '<rootDir>/test/**/*.test.tsx'],
      testPathIgnorePatterns: ['\\.(slow|db|journey|browser)\\.test\\.'],
    },
    { ...base, displayName: 'slow', testMatch: ['<rootDir>/{test,samples/*/test}/**/*.slow.test.ts'] },
    { ...base, ...withDatabase, displayName: 'db', testMatch: ['<rootDir>/{test,samples/*/test}/**/*.db.test.ts'] },
    { ...base, ...withDatabase, displayName: 'journey', testMatch: ['<rootDir>/test/**/*.journey.test.ts'] },
    { ...base, ...withDatabase, displayName: 'browser', testMatch: ['<rootDir>/test/**/*.browser.test.ts'] },
  ],
};
