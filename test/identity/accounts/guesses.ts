import { browser, People } from '../../support/people/people.js';

/** Wrong passwords, one after the other, each from a browser of its own; returns what each came to. */
export async function guess(people: People, email: string, times: number, from = () => browser()): Promise<string[]> {
  const outcomes: string[] = [];
  for (let time = 0; time < times; time += 1) {
    outcomes.push(await people.outcome(people.signIn(email, `wrong password ${time}`, from())));
  }
  return outcomes;
}

export const count = (outcomes: readonly string[], code: string): number =>
  outcomes.filter((one) => one === code).length;
