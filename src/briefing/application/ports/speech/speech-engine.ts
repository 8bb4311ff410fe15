import type { Host } from '../../../../shared/kernel/hosts/host.js';
import type { Language } from '../../../../shared/kernel/language.js';

/** What one host says in one go: a sentence, or several short ones. */
export interface Turn {
  /**
   * As it is to be read aloud: signs, abbreviations and identifiers are words, Japanese is in kana; plain figures stay.
   * Text without markup. Never empty.
   */
  readonly text: string;
  readonly language: Language;
  /** As the engine calls it: what `voiceOf` answered. */
  readonly voice: string;
  /** 1: as fast as the voice speaks by itself; 0.5 to 2. An engine that cannot change it leaves it out. */
  readonly pace: number;
}

/** When a word begins. */
export interface WordTime {
  /** Index into the turn's text, in UTF-16 code units. */
  readonly at: number;
  readonly startMs: number;
}

/** Mono sound, with whatever silence the engine put around it. */
export interface Speech {
  /** PCM, 16 bits. */
  readonly samples: Int16Array;
  /** Hz: 8,000 to 96,000. */
  readonly sampleRate: number;
  /** In order; absent where the engine does not know them. */
  readonly words?: readonly WordTime[];
}

/** What the record of a briefing says of an engine. */
export interface EngineIdentity {
  /** A name that stays, like "espeak-ng": voices of hosts are mapped under it. */
  readonly engine: string;
  /** As exact as the engine knows it; never a secret, nor an address with one. */
  readonly version: string;
  /** null: the engine has no choice of models. */
  readonly model: string | null;
}

export type SpeechFailureReason =
  /** Not reached, or too slow: it may answer later. */
  | 'unavailable'
  /** It says that it will not, and will say so again: wrong key, unknown model or voice. */
  | 'refused'
  /** What came back is no sound that we read. */
  | 'unreadable';

/** An engine did not speak a turn. `message` says to an operator what to do; it holds no secret and no words of the turn. */
export class SpeechFailure extends Error {
  override readonly name = 'SpeechFailure';

  constructor(
    readonly reason: SpeechFailureReason,
    message: string,
  ) {
    super(message);
  }
}

export type EngineReadiness =
  { readonly ready: true; readonly identity: EngineIdentity } | { readonly ready: false; readonly reason: string };

/** Speaks turns: a speech server, models of an operator, or what comes with the program. */
export abstract class SpeechEngine {
  /** What the engine calls the voice of a host; null: it has none in the host's language. */
  abstract voiceOf(host: Host): string | null;
  /**
   * Any number may be asked for at once: the engine lets as many wait as it must, and tries again where that may help.
   * Throws SpeechFailure, or the signal's reason.
   */
  abstract speak(turn: Turn, signal: AbortSignal): Promise<Speech>;
  /** Of what speaks with this voice; without one, of what spoke last or would speak. */
  abstract identity(voice?: string): Promise<EngineIdentity>;
  /** Whether it would speak now; otherwise the reason in words for operators. Asks a server at most briefly. Never throws. */
  abstract readiness(): Promise<EngineReadiness>;
}
