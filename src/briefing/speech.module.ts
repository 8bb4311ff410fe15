import { Module } from '@nestjs/common';
import { BriefingSettings } from '../config/briefing-settings.js';
import { ProcessSettings } from '../config/process-settings.js';
import { SpeechSettings } from '../config/speech-settings.js';
import { HostCatalogue } from '../shared/kernel/hosts/host-catalogue.js';
import { SpokenCalibration } from './adapters/speech/calibration/spoken-calibration.js';
import { SpeechServerEngine } from './adapters/speech/server/speech-server-engine.js';
import { SherpaOnnxEngine } from './adapters/speech/sherpa-onnx/sherpa-onnx-engine.js';
import { Id3AudioPackager } from './adapters/speech/sound/id3-audio-packager.js';
import { ChildRecordingStudio } from './adapters/speech/studio/child-recording-studio.js';
import { HostVoices } from './adapters/speech/turns/host-voices.js';
import { UnusedVoices } from './adapters/speech/turns/unused-voices.js';
import { Casting, SpeechEngines } from './application/casting.js';
import { AudioPackager } from './application/ports/speech/audio-packager.js';
import { RecordingStudio } from './application/ports/speech/recording-studio.js';
import { SpeechEngine } from './application/ports/speech/speech-engine.js';
import { VoiceCalibration } from './application/ports/speech/voice-calibration.js';
import { replaceable } from '../shared/replaceable.js';

/** Not made where there are no models: their package may not be there either. */
const sherpaOnnx = (
  settings: SpeechSettings,
  briefings: BriefingSettings,
  process: ProcessSettings,
  catalogue: HostCatalogue,
): SherpaOnnxEngine | null =>
  settings.speechModels === null ? null : new SherpaOnnxEngine(settings, briefings, process, catalogue);

const enginesOf = (...all: readonly (SpeechEngine | null)[]): SpeechEngines => ({
  inOrder: all.filter((engine) => engine !== null),
});

/** Who speaks a briefing: voices of several engines, and the studio that makes one sound of them. */
@Module({
  providers: [
    Casting,
    HostVoices,
    UnusedVoices,
    replaceable(SpeechEngine, SpeechServerEngine),
    {
      provide: SherpaOnnxEngine,
      inject: [SpeechSettings, BriefingSettings, ProcessSettings, HostCatalogue],
      useFactory: sherpaOnnx,
    },
    // Engines beside the default voices, the preferred first.
    { provide: SpeechEngines, inject: [SpeechEngine, SherpaOnnxEngine], useFactory: enginesOf },
    replaceable(RecordingStudio, ChildRecordingStudio),
    replaceable(AudioPackager, Id3AudioPackager),
    { provide: VoiceCalibration, useClass: SpokenCalibration },
  ],
  exports: [Casting, RecordingStudio, AudioPackager, VoiceCalibration],
})
export class SpeechModule {}
