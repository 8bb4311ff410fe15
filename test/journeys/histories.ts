import { createHash } from 'node:crypto';

/** One event, as `audit:show` tells it. */
export interface Told {
  readonly briefing: string;
  readonly type: string;
  readonly revision: number;
  readonly problem: string | null;
  readonly data: {
    readonly step?: string;
    readonly attempt?: number;
    readonly code?: string;
    readonly audio?: { readonly bytes: number; readonly sha256: string };
  };
}

const ENDS: Readonly<Record<string, string>> = {
  BriefingPublished: 'ready',
  BriefingFailed: 'failed',
  CompositionFailed: 'composition_failed',
};

const ONCE = [
  'BriefingRequested',
  'BriefingClaimed',
  'BriefingComposed',
  'RecordingStarted',
  'SpeechRecorded',
  ...Object.keys(ENDS),
];
/** Their order, with attempts that failed in between; a step that has failed for the last time ends the briefing. */
const ORDER =
  /^BriefingRequested( StepFailed)*( BriefingComposed( StepFailed)*( RecordingStarted( StepFailed)*( SpeechRecorded( StepFailed)*( BriefingPublished)?)?)?)?( BriefingFailed| CompositionFailed)?$/;

/** The histories of these briefings, as an auditor reads them. `show`: what `audit:show` prints. */
export function historiesFrom(show: string): Map<string, Told[]> {
  const lines = show.trim().split('\n');
  const told = lines.map((line) => JSON.parse(line) as Partial<Told> & { briefing: string });
  const events = told.filter((one): one is Told => one.type !== undefined);
  return Map.groupBy(events, ({ briefing }) => briefing);
}

/** What must not be in the history of a finished briefing, in words. */
export function wrongWith(events: readonly Told[], status: string): string[] {
  const types = events.map(({ type }) => type);
  // Once there is a briefing it can be claimed at any time, also when it is finished; what it cites changes when it is.
  const made = types.indexOf('BriefingPublished');
  const production = types.filter(
    (type, index) =>
      (type !== 'BriefingClaimed' || index === 0) && (type !== 'CitationCorrected' || made < 0 || index < made),
  );
  const twice = ONCE.filter((type) => types.filter((other) => other === type).length > 1);
  const damaged = events.filter(({ problem }) => problem !== null && problem !== undefined);
  return [
    ...twice.map((type) => `${type} is there twice`),
    ...damaged.map(({ revision, problem }) => `revision ${revision}: ${problem}`),
    ...(ORDER.test(production.join(' ')) ? [] : [`out of order: ${types.join(', ')}`]),
    ...(ENDS[production.at(-1) ?? ''] === status ? [] : [`it is ${status} and ends with ${types.at(-1)}`]),
    ...miscounted(events),
  ];
}

/** Attempts at a step are counted from 1, without a gap; none fails for fewer than five, and ten machines. */
function miscounted(events: readonly Told[]): string[] {
  const failures = events.filter(({ type }) => type === 'StepFailed').map(({ data }) => data);
  const found: string[] = [];
  for (const [step, attempts] of Map.groupBy(failures, (data) => data.step)) {
    const counted = attempts.map(({ attempt }) => attempt).join();
    const expected = attempts.map((_, index) => index + 1).join();
    if (counted !== expected) found.push(`attempts at ${step}: ${counted}`);
  }
  const last = failures.at(-1);
  const given = failures.filter(({ step }) => step === last?.step).length;
  const enough = last?.code === 'interrupted' ? given === 10 : given >= 5 && given <= 10;
  const failed = events.some(({ type }) => ['BriefingFailed', 'CompositionFailed'].includes(type));
  return failed && !enough ? [...found, `it failed after ${given} attempts`] : found;
}

/** Whether this is the sound that the history names. */
export function isPublished(audio: Buffer, events: readonly Told[]): boolean {
  const published = events.find(({ type }) => type === 'BriefingPublished')?.data.audio;
  const sha256 = createHash('sha256').update(audio).digest('hex');
  return published !== undefined && published.bytes === audio.byteLength && published.sha256 === sha256;
}
