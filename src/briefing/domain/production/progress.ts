import type { BriefingStatus } from '../briefing.js';

/** How far a briefing is when it enters a status, in percent. */
const ENTERED_AT: Readonly<Record<BriefingStatus, number>> = {
  composing: 5,
  queued: 25,
  rendering: 30,
  assembling: 90,
  ready: 100,
  composition_failed: 0,
  failed: 0,
  erased: 0,
};

const LABELS: Readonly<Record<BriefingStatus, string>> = {
  composing: 'Choosing stories and writing the script',
  queued: 'The script is ready and waits for a voice',
  rendering: 'Recording the hosts',
  assembling: 'Putting the audio together',
  ready: 'Ready',
  composition_failed: 'The script could not be written',
  failed: 'The briefing could not be finished',
  erased: 'Erased at the request of its owner',
};

/** The status in which a briefing is getting on between two events. */
export const PROGRESSING: BriefingStatus = 'rendering';

export const percentOnEntering = (status: BriefingStatus): number => ENTERED_AT[status];

/** Percent while the hosts are being recorded; `share` of the lines is done, 0 to 1. */
export const percentWhileRecording = (share: number): number =>
  Math.floor(ENTERED_AT.rendering + share * (ENTERED_AT.assembling - ENTERED_AT.rendering - 1));

/** What is shown never falls: the last event may say less than what was noted while it was still under way. */
export const percentShown = (projected: number, noted: number | null): number => Math.max(projected, noted ?? 0);

export const progressLabel = (status: BriefingStatus): string => LABELS[status];
