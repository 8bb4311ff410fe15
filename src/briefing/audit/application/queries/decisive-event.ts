import type { BriefingEvent } from '../../../domain/events.js';
import type { ReplayedEvent } from './replay-briefing.js';
import { problemsOf } from './state-of-briefing.js';

/**
 * The first event of these types, when it and the link after it are as they were recorded, so that what it says of files
 * holds. erased: the files are gone with their owner. none: there is no such event yet.
 */
export function decisiveEvent<Type extends BriefingEvent['type']>(
  events: readonly ReplayedEvent[],
  types: readonly Type[],
): Extract<BriefingEvent, { type: Type }> | 'changed_history' | 'erased' | 'none' {
  const facts = events.flatMap(({ event, revision }) => (event === null ? [] : [{ event, revision }]));
  const isOfType = (event: BriefingEvent): event is Extract<BriefingEvent, { type: Type }> =>
    types.some((type) => type === event.type);
  const found = facts.find(({ event }) => isOfType(event));
  const decisive = (found?.revision ?? Infinity) + 1;
  if (problemsOf(events).some(({ revision }) => revision <= decisive)) return 'changed_history';
  if (facts.some(({ event }) => event.type === 'BriefingErased')) return 'erased';
  return found !== undefined && isOfType(found.event) ? found.event : 'none';
}
