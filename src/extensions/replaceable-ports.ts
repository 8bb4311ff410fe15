import { AudioPackager } from '../briefing/application/ports/speech/audio-packager.js';
import { LanguageModel, ModelFailure } from '../briefing/application/ports/language-model.js';
import { RecordingStudio } from '../briefing/application/ports/speech/recording-studio.js';
import { ScriptWriter } from '../briefing/application/ports/script-writer.js';
import { SpeechEngine, SpeechFailure } from '../briefing/application/ports/speech/speech-engine.js';
import { MediaStore } from '../shared/storage/media/media-store.js';
import type { Extension } from './extension.js';
import { ExtensionFailed } from './extension-failed.js';

export type { PackagedAudio, PackagingInput } from '../briefing/application/ports/speech/audio-packager.js';
export type {
  ModelAnswer,
  ModelLine,
  ModelLines,
  ModelPrompt,
  ModelTerms,
} from '../briefing/application/ports/language-model.js';
export type {
  EngineIdentity,
  EngineReadiness,
  Speech,
  SpeechFailureReason,
  Turn,
  WordTime,
} from '../briefing/application/ports/speech/speech-engine.js';
export type {
  LineSpeech,
  LineTiming,
  Readiness,
  Recording,
  RecordingRequest,
  Speaker,
} from '../briefing/application/ports/speech/recording-studio.js';
export type { Composition } from '../briefing/application/ports/script-writer.js';
export {
  AudioPackager,
  LanguageModel,
  MediaStore,
  ModelFailure,
  RecordingStudio,
  ScriptWriter,
  SpeechEngine,
  SpeechFailure,
};

/** The composer, who words what it chose, who speaks for hosts, the recording, what is made of it, and where files are. */
const REPLACEABLE: readonly unknown[] = [
  ScriptWriter,
  LanguageModel,
  SpeechEngine,
  RecordingStudio,
  AudioPackager,
  MediaStore,
];

/** Throws ExtensionFailed. */
export function checkReplacements(extensions: readonly Extension[]): void {
  const replacedBy = new Map<unknown, string>();
  for (const { name, replaces } of extensions) {
    for (const { port, useClass } of replaces) {
      if (!REPLACEABLE.includes(port)) throw new ExtensionFailed(name, `may not replace ${nameOf(port)}`);
      if (!(useClass.prototype instanceof port)) {
        throw new ExtensionFailed(name, `replaces ${port.name} with ${nameOf(useClass)}, which does not extend it`);
      }
      const other = replacedBy.get(port);
      if (other !== undefined) throw new ExtensionFailed(name, `replaces ${port.name}, which "${other}" replaces too`);
      replacedBy.set(port, name);
    }
  }
}

const nameOf = (port: unknown): string => (typeof port === 'function' ? port.name : String(port));
