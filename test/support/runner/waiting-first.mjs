import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { default: Sequencer } = require('@jest/test-sequencer');

/** Whole programs take long and mostly wait: they begin, and what is short and computes fills the machine up. */
const ORDER = ['journey', 'slow', 'db', 'unit'];

const rank = (test) => ORDER.indexOf(test.context.config.displayName?.name);

export default class WaitingFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).toSorted((a, b) => rank(a) - rank(b));
  }
}
