import { expect } from '@jest/globals';
import { fold, type Decider } from '../../src/shared/kernel/decider.js';

const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(frozen);
  return Object.freeze(value);
};

/** given(history).when(command).then(events) on frozen state: a decider that mutates throws. */
export function specificationOf<State, Command, Event>(decider: Decider<State, Command, Event>) {
  return {
    given: (...history: Event[]) => {
      const state = (): State => frozen(fold(decider, history.map(frozen)));
      return {
        when: (command: Command) => ({
          then: (...events: Event[]) => expect(decider.decide(frozen(command), state())).toEqual(events),
          refuses: (refusal: new (...args: never[]) => Error) =>
            expect(() => decider.decide(frozen(command), state())).toThrow(refusal),
        }),
        is: (expected: Partial<State> & object) => expect(state()).toMatchObject(expected),
      };
    },
  };
}
