import type { Language } from '../../../shared/kernel/language.js';
import type { NamedFolder, SourceName } from './source-names.js';
import { understand } from './understand.js';
import { keyOf, NOTHING_UNDERSTOOD, type NamedTopic, type Understood } from './understood.js';

/** What a briefing is to be about. */
export interface Asked {
  /** What the request's own words say: all of it that may be shown or spoken. */
  readonly request: Understood;
  /** With what the caller's preferences add: stories are chosen by it, and it is shown to nobody. */
  readonly understood: Understood;
  /** What the preferences name without asking for it. It raises the worth of stories, and is shown to nobody. */
  readonly interests: readonly NamedTopic[];
  /** Those that the request names, as they were when it came; absent: none. */
  readonly folders?: readonly NamedFolder[];
}

export interface AskedInWords {
  readonly userRequest: string;
  /** The texts of the caller's preferences, each on a line of its own. */
  readonly preferences?: string;
  readonly language: Language;
  /** Folders that the request names, as they were when it came. */
  readonly folders?: readonly NamedFolder[];
}

/** The request's words win over the preferences'. */
export function askedIn(words: AskedInWords, sources: readonly SourceName[]): Asked {
  const { userRequest, preferences, language, folders = [] } = words;
  const names = folders.map(({ name }) => name);
  const request = understand(userRequest, language, sources, names);
  const named = folders.length > 0 ? { folders } : {};
  return { ...withPreferences(request, preferences, language), ...named };
}

function withPreferences(request: Understood, preferences: string | undefined, language: Language): Asked {
  if (preferences === undefined || preferences.trim() === '') return { request, understood: request, interests: [] };
  const liked = understand(preferences, language);
  const named = new Set([...request.wanted, ...request.less, ...request.excluded].map(keyOf));
  const added = (topics: readonly NamedTopic[]): readonly NamedTopic[] =>
    topics.filter((one) => !named.has(keyOf(one)));
  const narrowing = liked.only && request.wanted.length === 0;
  return {
    request,
    understood: {
      ...request,
      ...(narrowing && { wanted: added(liked.wanted), only: added(liked.wanted).length > 0 }),
      less: [...request.less, ...added(liked.less)],
      excluded: [...request.excluded, ...added(liked.excluded)],
      ...lengthOf(request, liked),
      format: request.format ?? liked.format,
      style: request.style.length > 0 ? request.style : liked.style,
    },
    interests: narrowing ? [] : added(liked.wanted),
  };
}

/** Who says how long it is to be says it alone: a usual length in minutes is nothing beside "keep it short today". */
function lengthOf(request: Understood, liked: Understood): Pick<Understood, 'lengthSeconds' | 'short'> {
  const { lengthSeconds, short } = request.lengthSeconds !== null || request.short === true ? request : liked;
  return { lengthSeconds, ...(short === true && { short }) };
}

/** Whether anything at all follows from a request. */
export const saysNothing = (understood: Understood): boolean =>
  JSON.stringify({ ...NOTHING_UNDERSTOOD, ...understood, leftOver: [] }) === JSON.stringify(NOTHING_UNDERSTOOD);
