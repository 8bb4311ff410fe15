import type { FormFields } from '../../../shared/delivery/http/bodies/form-body.js';
import { isLanguage, type Language } from '../../../shared/kernel/language.js';
import { FORMATS, LENGTH_SECONDS, MOST_HOSTS, type Format } from '../../../shared/kernel/listening.js';
import { isTimeZone } from '../../../shared/kernel/time-zone.js';
import type { Listening, ListeningChanges } from '../../domain/listening.js';
import type { Profile, ProfileChanges } from '../../domain/profile.js';

/** What can be wrong, each with the field of its name. */
export type PreferencesFault = 'timezone' | 'hosts';

/** As it was typed. */
export interface TypedPreferences {
  readonly language: Language;
  readonly timezone: string;
  /** In seconds; empty: as the service decides. */
  readonly length: string;
  readonly format: string;
  readonly hostIds: readonly string[];
  readonly memory: boolean;
}

export interface PlannedPreferences {
  readonly profile: ProfileChanges;
  readonly listening: ListeningChanges;
}

export const typedOf = ({ language, timezone }: Profile, listening: Listening): TypedPreferences => ({
  language,
  timezone,
  length: listening.targetLengthSeconds === null ? '' : String(listening.targetLengthSeconds),
  format: listening.format ?? '',
  hostIds: listening.hostIds ?? [],
  memory: listening.memory,
});

const HOST = 'host_';

/** `before`: what is set. A form has no order of ticks, so hosts that stay keep theirs: the first one opens. */
export function typedIn(fields: FormFields, before: TypedPreferences): TypedPreferences {
  const { language, timezone = '', length = '', format = '' } = fields;
  const ticked = Object.keys(fields).flatMap((name) => (name.startsWith(HOST) ? [name.slice(HOST.length)] : []));
  const stay = before.hostIds.filter((id) => ticked.includes(id));
  return {
    language: isLanguage(language) ? language : before.language,
    timezone: timezone.trim(),
    length,
    format,
    hostIds: [...stay, ...ticked.filter((id) => !stay.includes(id))],
    memory: fields['memory'] !== undefined,
  };
}

/** The name of the tick of a host. */
export const hostField = (id: string): string => `${HOST}${id}`;

/** What is to be changed, or what is wrong with it. Whether hosts speak one language, the catalogue knows. */
export function planOf(typed: TypedPreferences): PlannedPreferences | readonly PreferencesFault[] {
  const { language, timezone, length, format, hostIds, memory } = typed;
  const faults: PreferencesFault[] = [];
  if (!isTimeZone(timezone)) faults.push('timezone');
  if (hostIds.length > MOST_HOSTS) faults.push('hosts');
  if (faults.length > 0) return faults;
  return {
    profile: { language, timezone },
    listening: {
      targetLengthSeconds: lengthOf(length),
      format: formatOf(format),
      hostIds: hostIds.length === 0 ? null : hostIds,
      memory,
    },
  };
}

function lengthOf(length: string): number | null {
  const seconds = Number(length);
  return Number.isInteger(seconds) && seconds >= LENGTH_SECONDS.least && seconds <= LENGTH_SECONDS.most
    ? seconds
    : null;
}

const formatOf = (value: string): Format | null => FORMATS.find((format) => format === value) ?? null;
