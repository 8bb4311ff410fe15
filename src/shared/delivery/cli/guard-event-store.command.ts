import { Injectable } from '@nestjs/common';
import { ConfigError } from '../../../config/environment.js';
import { StorageSettings } from '../../../config/storage-settings.js';
import {
  EventStoreRefused,
  EventStoreUnavailable,
  WrongExpectedRevision,
} from '../../storage/eventstore/event-store.js';
import type { AclChange } from '../../storage/eventstoredb/eventstoredb-acl.js';
import { addressOf, openEventStoreDb } from '../../storage/eventstoredb/eventstoredb-client.js';
import { inWords } from '../../storage/eventstoredb/eventstoredb-errors.js';
import { assertConnectable } from '../../storage/eventstoredb/eventstoredb-connection.js';
import { EventStoreDbEventStore } from '../../storage/eventstoredb/eventstoredb-event-store.js';
import {
  change,
  changesFor,
  isGuarded,
  rightsAfter,
  rightsOf,
  type Parties,
  type UserRights,
} from '../../storage/eventstoredb/eventstoredb-guard.js';
import { knownIdentityOf } from '../../storage/eventstoredb/eventstoredb-identity.js';
import { CliCommand, type CliValues, CommandRefused, ProblemsFound, type Say } from './cli-command.js';
import { givenConnection, spokenOfAs } from './connection-string.js';
import { changesInWords, rightsInWords, whyStill } from './event-store-rights.js';
import { flag, requiredText } from './parameters.js';

const PARAMETERS = { as: requiredText('URL|-'), yes: flag() };

/** Runs without the rest of the program, which does not start where rights are missing. */
@Injectable()
export class GuardEventStoreCommand extends CliCommand<typeof PARAMETERS> {
  readonly name = 'event-store:guard';
  readonly summary =
    'Gives the service what it needs in EventStoreDB, and nobody the rights by which histories are lost.';
  readonly parameters = PARAMETERS;

  constructor(private readonly settings: StorageSettings) {
    super();
  }

  /** Throws CommandRefused, ConfigError, ProblemsFound, EventStoreRefused. */
  async run({ as, yes }: CliValues<typeof PARAMETERS>, say: Say): Promise<void> {
    const [url, prefix] = [serviceUrl(this.settings), `${this.settings.eventStoreCategory}-`];
    const administratorUrl = await givenConnection(as);
    const administrator = await spokenOfAs(() => Promise.resolve(administratorUrl).then(open));
    const service = { user: addressOf(url).user ?? '', client: openEventStoreDb(url), store: open(url), prefix };
    try {
      await assertConnectable(url);
      await spokenOfAs(async () => await assertConnectable(administratorUrl));
      await guard({ service, administrator }, yes, say);
    } finally {
      await Promise.all([administrator.close(), service.store.close(), service.client.dispose()]);
    }
  }
}

const open = (url: string): EventStoreDbEventStore => new EventStoreDbEventStore(url);

/** Throws CommandRefused. */
function serviceUrl({ eventStoreUrl }: StorageSettings): string {
  if (eventStoreUrl === null) {
    throw new CommandRefused(
      'EVENT_STORE_URL is not set: histories are in PostgreSQL, where DATABASE_OWNER_URL guards them.',
    );
  }
  const { user, anonymous } = addressOf(eventStoreUrl);
  if (user !== null && !anonymous) return eventStoreUrl;
  throw new CommandRefused(
    'EVENT_STORE_URL names no user, or does without TLS, and then nobody signs in: there is nobody to give rights to. ' +
      'It must be like esdb://user:password@host:2113.',
  );
}

async function guard(parties: Parties, yes: boolean, say: Say): Promise<void> {
  const { service, administrator } = parties;
  await assertSameStore(parties);
  const rights = await there(async () => await rightsOf(service));
  const changes = await spokenOfAs(async () => await changesFor(administrator, service.user, rights));
  say(`Tried as "${service.user}": ${rightsInWords(rights)}.`);
  for (const line of changes.flatMap(changesInWords)) say(line);
  if (rights.administers) say(whyStill(rights));
  if (changes.length > 0 && !yes) return say('Nothing was changed: say --yes to do it.');
  await apply(parties, changes);
  conclude(service.user, changes.length > 0 ? await there(async () => await rightsAfter(service)) : rights, say);
}

async function apply({ administrator }: Parties, changes: readonly AclChange[]): Promise<void> {
  try {
    await spokenOfAs(async () => await change(administrator, changes));
  } catch (error) {
    if (!(error instanceof WrongExpectedRevision)) throw error;
    throw new CommandRefused('Somebody else is changing rights in this EventStoreDB. Look, and say it again.');
  }
}

/** Throws ProblemsFound. */
function conclude(user: string, rights: UserRights, say: Say): void {
  const tried = `Tried as "${user}": ${rightsInWords(rights)}.`;
  if (!isGuarded(rights)) throw new ProblemsFound(`NOT GUARDED. ${tried} ${whyStill(rights)}`);
  say(`Guarded. ${tried}`);
}

/** As the service. Throws ConfigError when the store is away: nobody waits for it here. */
async function there<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof EventStoreRefused || !(error instanceof EventStoreUnavailable)) throw error;
    throw new ConfigError(`EVENT_STORE_URL: the EventStoreDB cannot be reached (${inWords(error.cause)}).`);
  }
}

/** Rights are changed where the histories are, and nowhere else. Throws CommandRefused. */
async function assertSameStore({ service, administrator }: Parties): Promise<void> {
  const theirs = await spokenOfAs(async () => await knownIdentityOf(administrator));
  const ours = await there(async () => await knownIdentityOf(service.store)).catch((error: unknown) => {
    // It may not read it yet: that is what this command is for.
    if (error instanceof EventStoreRefused && error.because === 'right') return theirs;
    throw error;
  });
  if (ours !== theirs)
    throw new CommandRefused('--as leads to another EventStoreDB than EVENT_STORE_URL. Nothing was changed.');
}
