import { unreachable } from '../../../shared/kernel/unreachable.js';
import { isOwned, type Briefing, type BriefingCommand, type Marks, type VisibleBriefing } from '../briefing-state.js';
import type { BriefingEvent } from '../events.js';

/** What its owner does with a briefing, whatever is becoming of it. */
export type KeepingEvent = Extract<
  BriefingEvent,
  { type: 'BriefingDeleted' | 'BriefingRestored' | 'BriefingLinkRenewed' }
>;

export type KeepingCommand = Extract<
  BriefingCommand,
  { type: 'DeleteBriefing' | 'RestoreBriefing' | 'EraseDeletedBriefing' | 'RenewLink' }
>;

const KEEPING: readonly BriefingCommand['type'][] = [
  'DeleteBriefing',
  'RestoreBriefing',
  'EraseDeletedBriefing',
  'RenewLink',
];

export const isKeeping = (event: BriefingEvent): event is KeepingEvent =>
  event.type === 'BriefingDeleted' || event.type === 'BriefingRestored' || event.type === 'BriefingLinkRenewed';

export const isKeepingCommand = (command: BriefingCommand): command is KeepingCommand =>
  KEEPING.some((type) => type === command.type);

const isDeleted = (state: Briefing, before = Number.POSITIVE_INFINITY): boolean =>
  isOwned(state) && state.deletedAt !== undefined && state.deletedAt < before;

export function decideKeeping(command: KeepingCommand, state: Briefing): readonly BriefingEvent[] {
  switch (command.type) {
    case 'DeleteBriefing':
      return isOwned(state) && !isDeleted(state) ? [{ type: 'BriefingDeleted', data: command.data }] : [];
    case 'RestoreBriefing':
      return isDeleted(state) ? [{ type: 'BriefingRestored', data: command.data }] : [];
    case 'EraseDeletedBriefing':
      return isDeleted(state, command.deletedBefore) ? [{ type: 'BriefingErased', data: command.data }] : [];
    case 'RenewLink':
      return isOwned(state) && !isDeleted(state) ? [{ type: 'BriefingLinkRenewed', data: command.data }] : [];
    default:
      return unreachable(command);
  }
}

export function evolveKeeping(state: Briefing, event: KeepingEvent): Briefing {
  if (!isOwned(state)) return state;
  switch (event.type) {
    case 'BriefingDeleted':
      return { ...state, deletedAt: event.data.deletedAt };
    case 'BriefingRestored':
      return restored(state);
    case 'BriefingLinkRenewed':
      return { ...state, renewedSlug: event.data.slug };
    default:
      return unreachable(event);
  }
}

function restored(state: VisibleBriefing): Briefing {
  const { deletedAt: _, ...rest } = state;
  return rest;
}

/** What its owner did with it stays while it is being made. */
export function withMarksOf(before: Briefing, state: Briefing): Briefing {
  if (state === before || !isOwned(before) || !isOwned(state)) return state;
  const { deletedAt, renewedSlug } = before;
  const marks: Marks = {
    ...(deletedAt !== undefined && { deletedAt }),
    ...(renewedSlug !== undefined && { renewedSlug }),
  };
  return { ...state, ...marks };
}
