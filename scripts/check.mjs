// The quick gate: types, lint, format, boundaries and unit tests, side by side.
import { setUp } from './setup.mjs';
import { runSteps, SOURCE_CHECKS } from './steps.mjs';

await setUp();
const failed = await runSteps([...SOURCE_CHECKS, 'test:unit']);
console.log(failed.length === 0 ? 'All is well.' : `Not well: ${failed.join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;
