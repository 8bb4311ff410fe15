import { Injectable } from '@nestjs/common';
import type { EpochMs } from '../kernel/clock.js';
import type { CallerId } from '../kernel/identifiers.js';

/** So many rows or files of one kind, named as operators say it: `subscriptions`. */
export interface Kept {
  readonly what: string;
  readonly count: number;
}

export interface Erasure {
  readonly caller: CallerId;
  /** `operator`, or `usr_…`. */
  readonly askedBy: string;
  readonly askedAt: EpochMs;
}

/** What one context keeps of people. */
export interface PersonalData {
  /** Only what there is; empty when nothing is left. */
  keptOf(caller: CallerId): Promise<readonly Kept[]>;
  /** May be interrupted anywhere, repeated, and done by two processes at once. */
  erase(erasure: Erasure): Promise<void>;
}

/** Contexts add theirs when they start, so that the command line can count and erase without a running service. */
@Injectable()
export class PersonalDataRegistry {
  readonly #contexts = new Map<string, PersonalData>();

  register(context: string, data: PersonalData): void {
    this.#contexts.set(context, data);
  }

  all(): readonly (readonly [context: string, data: PersonalData])[] {
    return [...this.#contexts];
  }
}

/** Keeps what there is. */
export const kept = (counts: Readonly<Record<string, number>>): Kept[] =>
  Object.entries(counts).flatMap(([what, count]) => (count === 0 ? [] : { what, count }));
