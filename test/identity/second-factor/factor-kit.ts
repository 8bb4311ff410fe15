import { QueryBus } from '@nestjs/cqrs';
import { TOTP } from 'otpauth';
import { AddSecondFactor } from '../../../src/identity/second-factor/application/commands/add-second-factor.js';
import { OfferKey } from '../../../src/identity/second-factor/application/queries/offer-key.js';
import { Clock } from '../../../src/shared/kernel/clock.js';
import type { CallerId } from '../../../src/shared/kernel/identifiers.js';
import type { BrowserClient, Seen } from '../../support/browser/browser-client.js';
import type { TestApp } from '../../support/http/http-app.js';
import { browser, PASSWORD, People } from '../../support/people/people.js';

const STEP_MS = 30_000;

/** A phone: its app, and the paper with the recovery codes. */
export interface Phone {
  readonly key: string;
  readonly recoveryCodes: readonly string[];
}

/** What the app with that key shows then. */
export const codeAt = (key: string, at: number): string => new TOTP({ secret: key }).generate({ timestamp: at });

/** Time of some nodes, which goes on only when a test says so: no code runs out while it is typed. */
export class SteadyTime {
  private constructor(
    private readonly clocks: readonly Clock[],
    public now: number,
  ) {}

  static of(...apps: readonly TestApp[]): SteadyTime {
    const start = Math.floor(Date.now() / STEP_MS) * STEP_MS + STEP_MS / 2;
    const clocks = apps.map((app) => app.app.get(Clock, { strict: false }));
    const time = new SteadyTime(clocks, start);
    for (const clock of time.clocks) clock.now = () => time.now;
    return time;
  }

  passSteps(steps: number): void {
    this.now += steps * STEP_MS;
  }

  /** The code of now, or of some steps later or before. */
  code({ key }: Pick<Phone, 'key'>, steps = 0): string {
    return codeAt(key, this.now + steps * STEP_MS);
  }
}

/** As the page does it. */
export async function enrol(
  app: TestApp,
  time: SteadyTime,
  { id: member, email }: { readonly id: CallerId; readonly email: string },
): Promise<Phone> {
  const queries = app.app.get(QueryBus, { strict: false });
  const { key, token } = await queries.execute(new OfferKey({ member, email, token: null }));
  const wanted = { member, current: PASSWORD, token, code: time.code({ key }) };
  const recoveryCodes = await new People(app).commands.execute(new AddSecondFactor(wanted, browser()));
  return { key, recoveryCodes };
}

/** In the letters of the page, as somebody types it who cannot scan. */
export const keyIn = ({ text }: Seen): string =>
  /<code class="address">([A-Z2-7 ]+)<\/code>/.exec(text)?.[1]?.replaceAll(' ', '') ?? '';

export const codesIn = ({ text }: Seen): readonly string[] => text.match(/\d{4} \d{4} \d{4} \d{4}/g) ?? [];

export async function withPassword(browser: BrowserClient, email: string, path = '/signin'): Promise<Seen> {
  await browser.open(path);
  return browser.submit(path, { email, password: PASSWORD });
}

export const isSignedIn = async (browser: BrowserClient): Promise<boolean> =>
  (await browser.open('/account')).status === 200;
