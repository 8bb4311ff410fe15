import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { JsonObject } from '../../kernel/json.js';
import type { EventStoreDBClient } from '@eventstore/db-client';
import type { EventStore } from '../eventstore/event-store.js';
import { narrowed, readable, type AclChange, type Right } from './eventstoredb-acl.js';
import type { Needed } from './eventstoredb-errors.js';
import { dangerousRights, lackingOf, readsMetadata, type DangerousRights } from './eventstoredb-rights.js';

/** A server, or its followers, may take a moment to heed new rights. */
const HEEDED_WITHIN_MS = 2_000;
const TRY_EVERY_MS = 100;

interface Service {
  readonly user: string;
  readonly client: EventStoreDBClient;
  readonly store: EventStore;
  /** How its streams begin. */
  readonly prefix: string;
}

export interface Parties {
  /** As the program works. */
  readonly service: Service;
  /** For the time of one command. */
  readonly administrator: EventStore;
}

export interface UserRights extends DangerousRights {
  readonly lacks: readonly Needed[];
  readonly readsMetadata: boolean;
}

const IN_DEFAULTS: Readonly<Partial<Record<Needed, Right>>> = { 'append to streams': '$w', 'read streams': '$r' };

/** What the service's user may do, tried as that user. Throws EventStoreRefused, EventStoreUnavailable. */
export async function rightsOf({ client, prefix }: Service): Promise<UserRights> {
  const [lacks, reads, dangerous] = await Promise.all([
    lackingOf(client, prefix),
    readsMetadata(client, prefix),
    dangerousRights(client, prefix),
  ]);
  return { ...dangerous, lacks, readsMetadata: reads };
}

/** It may do what it needs, and nothing by which a history could be lost. */
export const isGuarded = ({ lacks, deletes, writesMetadata, administers }: UserRights): boolean =>
  lacks.length === 0 && !deletes && !writesMetadata && !administers;

/** What has to be changed for that, as the administrator finds it. Throws EventStoreRefused, EventStoreUnavailable. */
export async function changesFor(
  administrator: EventStore,
  user: string,
  rights: UserRights,
): Promise<readonly AclChange[]> {
  const [settings, all] = [await latest(administrator, '$settings'), await latest(administrator, '$$$all')];
  const lacks = rights.lacks.flatMap((needed) => IN_DEFAULTS[needed] ?? []);
  const defaults = narrowed(settings.data, user, rights.readsMetadata ? lacks : [...lacks, '$mr']);
  // An administrator reads all without being named, but should not stay one.
  const named = rights.administers || rights.lacks.includes('read $all');
  const reading = named ? readable(all.data, user) : { changes: [], data: all.data };
  return [
    { stream: '$settings', type: 'update-default-acl', expected: settings.revision, ...defaults } as const,
    { stream: '$$$all', type: '$metadata', expected: all.revision, ...reading } as const,
  ].filter(({ changes }) => changes.length > 0);
}

/** Throws WrongExpectedRevision when somebody else has changed rights meanwhile. */
export async function change(administrator: EventStore, all: readonly AclChange[]): Promise<void> {
  for (const { stream, type, data, expected } of all) {
    await administrator.append(stream, [{ id: randomUUID(), type, data, metadata: {} }], expected);
  }
}

/** What the service's user may do in the end. */
export async function rightsAfter(service: Service): Promise<UserRights> {
  const until = performance.now() + HEEDED_WITHIN_MS;
  for (;;) {
    const rights = await rightsOf(service);
    if (isGuarded(rights) || performance.now() > until) return rights;
    await sleep(TRY_EVERY_MS);
  }
}

async function latest(store: EventStore, stream: string): Promise<{ data: JsonObject; revision: number }> {
  const [event] = await store.readStream(stream, { backwards: true, limit: 1 });
  return { data: (event?.data ?? {}) as JsonObject, revision: event?.revision ?? -1 };
}
