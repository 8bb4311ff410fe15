import type { Failure } from '../events.js';

/** A step that fails for a passing reason is tried so many times before the briefing fails. */
export const MAX_ATTEMPTS = 5;

/** A machine that goes says little about the step: it takes so many to believe that the step ends them (ADR 0132). */
export const MAX_MACHINES = 10;

/** A process that was killed needs no patience; a provider that is away does. */
export const INTERRUPTED: Failure = { code: 'interrupted', message: 'The machine that worked on it stopped.' };

/** The attempt that is the last one, when it ends in this way. */
export const lastAttempt = ({ code }: Failure): number => (code === INTERRUPTED.code ? MAX_MACHINES : MAX_ATTEMPTS);
