import type { BriefingRequest, Words } from '../briefing-request.js';
import type { Disclosure } from '../disclosure.js';
import type { EventOf } from '../events.js';
import type { HostCatalogue } from '../../../shared/kernel/hosts/host-catalogue.js';
import type { SpokenHost } from '../script.js';
import { askedIn, type AskedInWords } from '../request/asked.js';
import type { Understood } from '../request/understood.js';
import type { ComposeRequest, Material } from './material.js';
import type { DueCorrection } from './memory/due-correction.js';
import type { ToldStory } from './memory/told-story.js';

type Requested = EventOf<'BriefingRequested'>['data'];

/** What the composer is asked, from what its history records and the owner's words. The same again gives the same script. */
export function commissionOf(
  { request, seed, requestedAt }: Requested,
  words: Words,
  hosts: readonly SpokenHost[],
  told: readonly ToldStory[] = [],
): Omit<ComposeRequest, 'versions'> {
  const query = words.query ?? request.scope.query;
  const preferences = textsOf(words.preferenceContext).join('\n');
  const { targetItems, targetTopics } = request.capacity;
  const wording = {
    language: request.language,
    userRequest: words.userRequest,
    ...(preferences !== '' && { preferences }),
    ...(words.folders !== undefined && { folders: words.folders }),
  };
  const targetLengthSeconds = request.capacity.targetLengthSeconds ?? usualLengthOf(request, wording);
  return {
    ...wording,
    hosts,
    seed,
    targetMs: targetLengthSeconds === null ? null : targetLengthSeconds * 1000,
    ...(request.defaults.format !== null && { format: request.defaults.format }),
    ...(targetItems !== undefined && { targetItems }),
    ...(targetTopics !== undefined && { targetTopics }),
    ...(query !== undefined && { query }),
    ...(told.length > 0 && { told }),
    timezone: request.timezone,
    now: requestedAt,
  };
}

/** What is said whatever is asked for. */
export interface Notices {
  readonly corrections: readonly DueCorrection[];
  readonly disclosure: Disclosure | null;
}

export const withNotices = <Commission extends Omit<ComposeRequest, 'versions'>>(
  commission: Commission,
  { corrections, disclosure }: Notices,
): Commission => ({
  ...commission,
  ...(corrections.length > 0 && { corrections }),
  ...(disclosure !== null && { disclosure }),
});

/** What the owner prefers, where their words say nothing of how long it is to be. "Short" does. */
function usualLengthOf({ defaults }: BriefingRequest, wording: AskedInWords): number | null {
  const { lengthSeconds, short } = askedIn(wording, []).understood;
  return lengthSeconds === null && short !== true ? defaults.targetLengthSeconds : null;
}

/** What the composer will understand of the request's own words, when it reads this material. */
export function understoodIn(
  commission: Omit<ComposeRequest, 'versions'>,
  material: readonly Pick<Material, 'sourceTitle'>[],
): Understood {
  const names = [...new Set(material.map(({ sourceTitle }) => sourceTitle))].toSorted();
  return askedIn(
    commission,
    names.map((name) => ({ name })),
  ).request;
}

/** A request has at least one character: only words whose key was destroyed have none. */
export const areDestroyed = ({ userRequest }: Words): boolean => userRequest === '';

/** Who speaks, as the catalogue calls them today; the default hosts where it has nobody any more who was chosen. */
export function hostsOf({ request }: Requested, catalogue: HostCatalogue): readonly SpokenHost[] {
  const chosen = catalogue.known(request.hostIds);
  const speaking = chosen.length > 0 ? chosen : catalogue.defaultsOf(request.language);
  return speaking.map(({ id, name }) => ({ id, name }));
}

/** The strings in a caller's preference context, whatever its shape: words that say what interests them. */
function textsOf(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return [value.slice(0, 500)];
  if (typeof value !== 'object' || value === null || depth > 5) return [];
  return Object.values(value)
    .slice(0, 100)
    .flatMap((inner) => textsOf(inner, depth + 1));
}
