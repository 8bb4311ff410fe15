import type { Speaker } from '../../../application/ports/speech/recording-studio.js';
import type { AuditedTranscript } from '../../application/audited-history-reader.js';
import type {
  FoundTranscript,
  LostTranscript,
  NoTranscript,
  TranscriptLine,
} from '../../application/queries/transcript-of-briefing.js';
import { printable } from './printable.js';

const WORDS: Readonly<Record<NoTranscript['transcript'] | LostTranscript['transcript'], string>> = {
  not_recorded: 'Nothing has been spoken yet.',
  erased: 'The owner of the briefing was erased, and what was said with its other files. The history stays.',
  changed_history:
    'The history is not as it was recorded up to the event that names the files, or cannot be read, so nothing is shown. Its problems say where.',
  gone: 'is gone from the media store, although the history tells of no erasure. Nothing is shown.',
  altered: 'is not what the history says of it: its content was changed. Nothing is shown.',
};

type Found = AuditedTranscript['found'];

const wordsOf = (found: Exclude<Found, FoundTranscript>): string =>
  'key' in found ? `The file ${found.key} ${WORDS[found.transcript]}` : WORDS[found.transcript];

/** A line for the files, and one for each line that was spoken. */
export function transcriptJson({ briefingId, found, problems }: AuditedTranscript): readonly string[] {
  if (!('lines' in found)) return [JSON.stringify({ briefing: briefingId, message: wordsOf(found), problems })];
  return [
    JSON.stringify({ briefing: briefingId, files: found.files, problems }),
    ...found.lines.map((line, index) => JSON.stringify({ briefing: briefingId, line: index + 1, ...line })),
  ];
}

/** For people: each line with its time, below it what the engine was given where that differs, and who spoke. */
export function transcriptText({ briefingId, found, problems }: AuditedTranscript): readonly string[] {
  const heading = problems.map(
    ({ revision, kind, message }) => `      ! revision ${revision}: ${kind}: ${printable(message)}`,
  );
  if (!('lines' in found)) return [`${briefingId}: ${printable(wordsOf(found))}`, ...heading, ''];
  const speakers = found.lines.map(({ speaker }) => nameOf(speaker));
  return [
    `${briefingId}: ${found.lines.length} lines`,
    ...heading,
    ...found.files.map(({ key, sha256 }) => `      ${printable(key)}, SHA-256 ${printable(sha256)}`),
    ...found.lines.flatMap((line, index) => lineText(line, speakers[index - 1])),
    '',
  ];
}

function lineText(line: TranscriptLine, speakerBefore: string | undefined): readonly string[] {
  const speaker = nameOf(line.speaker);
  const { insteadOf, speech } = line;
  const instead =
    insteadOf === null ? '' : `, instead of ${nameOf(insteadOf.speaker)} (${printable(insteadOf.because)})`;
  return [
    ...(speaker === speakerBefore && insteadOf === null ? [] : [`      by ${speaker}${instead}`]),
    `  ${clock(line.startMs)}  ${printable(line.host)}: ${printable(line.text)}`,
    ...(speech === null || speech === line.text ? [] : [`${' '.repeat(13)}said as: ${printable(speech)}`]),
  ];
}

function nameOf(speaker: Speaker | null): string {
  if (speaker === null) return 'a voice that was not recorded: the briefing is from before that was kept';
  const { engine, version, model, voice } = speaker;
  return printable([engine, model, version].filter((part) => part !== null).join(' ') + `, voice ${voice}`);
}

const clock = (ms: number): string => new Date(ms).toISOString().slice(12, 21);
