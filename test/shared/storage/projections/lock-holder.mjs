// A process that holds a session lock until it is ended. Arguments: database URL, key.
import '../../../support/runner/typescript.mjs';

const { createDataSource } = await import('../../../../src/shared/storage/database/data-source.ts');
const { asTheOnlyOne } = await import('../../../../src/shared/storage/projections/session-lock.ts');

const [url, key] = process.argv.slice(2);
const dataSource = await createDataSource(url, []).initialize();
await asTheOnlyOne(dataSource, key, new AbortController().signal, async ({ signal }) => {
  console.log('held');
  await new Promise((resolve) => signal.addEventListener('abort', resolve));
  console.log('lost');
});
process.exit();
