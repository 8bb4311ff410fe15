import { InvalidRequest } from '../../shared/kernel/domain-error.js';
import type { Language } from '../../shared/kernel/language.js';

export interface Profile {
  readonly language: Language;
  /** IANA name. */
  readonly timezone: string;
}

/** Of a caller who has said nothing yet. */
export const DEFAULT_PROFILE: Profile = { language: 'en', timezone: 'UTC' };

const LONGEST_NAME = 64;

/** Offsets such as +02:00 pass for time zones too, but they know no summer time. */
const NAME = /^[A-Za-z][\w+-]*(\/[\w+-]+)*$/;

export function isTimezone(name: string): boolean {
  if (name.length > LONGEST_NAME || !NAME.test(name)) return false;
  try {
    // Knows the aliases that Intl.supportedValuesOf leaves out, e.g. Asia/Calcutta.
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** What is not mentioned stays as it was. Throws InvalidRequest. */
export function change(profile: Profile, changes: Partial<Profile>): Profile {
  if (changes.timezone !== undefined && !isTimezone(changes.timezone)) {
    throw new InvalidRequest('profile.timezone must be an IANA time zone such as Europe/Berlin.');
  }
  return {
    language: changes.language ?? profile.language,
    timezone: changes.timezone ?? profile.timezone,
  };
}
