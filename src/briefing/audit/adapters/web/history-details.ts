import type { Language } from '../../../../shared/kernel/language.js';
import { unreachable } from '../../../../shared/kernel/unreachable.js';
import { languageTag, listOf, megabytes, stretch } from '../../../../shared/delivery/web/language/formats.js';
import { lastAttempt } from '../../../domain/production/attempts.js';
import type { BriefingEvent, EventOf, Failure } from '../../../domain/events.js';
import type { Detail } from './history-model.js';
import type { DetailName } from './history-words.js';
import { historyWordsFor } from './history-locale.js';

/** Name of a host, by its id. */
export type HostNames = (id: string) => string;

type Said = readonly (readonly [DetailName, string | null])[];

/** What a reader wants to know of an event, without its ids and digests. */
export function detailsOf(event: BriefingEvent, language: Language, hostNames: HostNames): readonly Detail[] {
  return saidOf(event, language, hostNames).flatMap(([name, value]) =>
    value === null ? [] : [{ name, value, english: name === 'reason' }],
  );
}

function saidOf(event: BriefingEvent, language: Language, hostNames: HostNames): Said {
  switch (event.type) {
    case 'BriefingRequested':
      return requested(event.data, language, hostNames);
    case 'BriefingComposed':
      return composed(event.data, language);
    case 'SpeechRecorded':
      return [
        ['length', stretch(event.data.durationMs, language)],
        ['voice', event.data.engine],
      ];
    case 'BriefingPublished':
      return [
        ['length', stretch(event.data.durationMs, language)],
        ['size', megabytes(event.data.audio.bytes, language)],
      ];
    case 'StepFailed':
      return [
        ['step', historyWordsFor(language).steps[event.data.step]],
        ['attempt', `${event.data.attempt} / ${lastAttempt(event.data)}`],
        ['reason', reasonOf(event.data)],
      ];
    case 'CompositionFailed':
    case 'BriefingFailed':
      return [['reason', reasonOf(event.data)]];
    case 'BriefingErased':
      return [['askedBy', event.data.askedBy]];
    case 'CitationCorrected':
      return [['change', historyWordsFor(language).corrections[event.data.kind]]];
    case 'RecordingStarted':
    case 'BriefingClaimed':
    case 'BriefingDeleted':
    case 'BriefingRestored':
    case 'BriefingLinkRenewed':
      return [];
    default:
      return unreachable(event);
  }
}

const reasonOf = ({ code, message }: Failure): string => `${message} (${code})`;

function requested(
  { request, activeSubscriptions }: EventOf<'BriefingRequested'>['data'],
  language: Language,
  hostNames: HostNames,
): Said {
  const { targetLengthSeconds } = request.capacity;
  return [
    ['language', new Intl.DisplayNames(languageTag(language), { type: 'language' }).of(request.language) ?? null],
    ['hosts', listOf(request.hostIds.map(hostNames), language)],
    ['asked', targetLengthSeconds === undefined ? null : stretch(targetLengthSeconds * 1000, language)],
    ['sources', String(activeSubscriptions)],
    ['timezone', request.timezone],
  ];
}

function composed(
  { title, coverage, plannedMs, versions }: EventOf<'BriefingComposed'>['data'],
  language: Language,
): Said {
  return [
    ['title', title],
    ['stories', `${coverage.covered} / ${coverage.total}`],
    ['length', stretch(plannedMs, language)],
    ['composer', `${versions.engine} · ${versions.phraseBook} · ICU ${versions.icu}`],
  ];
}
