import type { SpeechServer } from '../../../../config/speech-settings.js';
import type { EndpointBytes } from '../../../../shared/outbound/network/operator-endpoint.js';
import type { Turn } from '../../../application/ports/speech/speech-engine.js';

/** The fault is told at the beginning; behind it some servers repeat what was asked. */
const FIRST_WORDS = 4_000;

/**
 * What a server complains of, for us to search in: never shown, because it may repeat the text or the key. Servers made
 * with FastAPI repeat all that they were sent beside the place and the message of each fault: only those are kept.
 */
export function complaintIn({ bytes }: Pick<EndpointBytes, 'bytes'>): string {
  const text = bytes.toString('utf8', 0, FIRST_WORDS);
  return faultsIn(text)
    .map(({ loc, msg }) => `${JSON.stringify(loc ?? '')} ${JSON.stringify(msg ?? '')}`)
    .join(' ') || text; // prettier-ignore
}

interface Fault {
  readonly loc?: unknown;
  readonly msg?: unknown;
}

function faultsIn(text: string): readonly Fault[] {
  try {
    const { detail } = JSON.parse(text) as { readonly detail?: unknown };
    return Array.isArray(detail)
      ? (detail as Fault[]).filter((fault) => typeof fault === 'object' && fault !== null)
      : [];
  } catch {
    return [];
  }
}

export const isAboutSpeed = (complaint: string): boolean => /speed/i.test(complaint);

const SUSPECTS: readonly (readonly [RegExp, (turn: Turn, server: SpeechServer) => string])[] = [
  [/quota|billing|credit/i, () => 'nothing is left to pay with. Look at your account there.'],
  [/voice|speaker/i, ({ voice }) => `it does not take the voice ${voice}. Map one that it has.`],
  [
    /response_format|\bformats?\b/i,
    (_, { format }) => `it does not make ${format}. Set SPEECH_FORMAT to the other of wav and pcm.`,
  ],
  [
    /too long|max(?:imum)?.{0,20}(?:length|characters)|at most \d{1,6} characters/i,
    () => 'the text is too long for it.',
  ],
  [/model/i, (_, { model }) => `it does not serve the model ${model}. Look at SPEECH_MODEL.`],
];

/** Why a server will not speak, with what an operator can do, by its status and its words. */
export function refusalOf(answer: EndpointBytes, turn: Turn, server: SpeechServer): string {
  const { status } = answer;
  if (status === 401 || status === 403) return `refuses the key (${status}). Look at SPEECH_API_KEY.`;
  if (status >= 300 && status < 400) {
    return `answers with a redirect (${status}), which is not followed. Set SPEECH_URL to where it leads.`;
  }
  const complaint = complaintIn(answer);
  const [, why] = SUSPECTS.find(([pattern]) => pattern.test(complaint)) ?? [];
  if (why !== undefined) return `refuses to speak (${status}): ${why(turn, server)}`;
  if (status === 404 || status === 405) {
    return `has no /audio/speech below SPEECH_URL (${status}). Look at SPEECH_URL: many end with /v1.`;
  }
  return `refuses to speak (${status}). Look at SPEECH_MODEL, at the voice ${turn.voice} and into its log.`;
}
