import { ChildRecordingStudio } from '../../../../../src/briefing/adapters/speech/studio/child-recording-studio.js';
import { HostVoices } from '../../../../../src/briefing/adapters/speech/turns/host-voices.js';
import { Casting } from '../../../../../src/briefing/application/casting.js';
import type { SpeechEngine } from '../../../../../src/briefing/application/ports/speech/speech-engine.js';
import { Metrics } from '../../../../../src/shared/delivery/http/metrics/metrics.js';
import { readConfig } from '../../../../../src/config.js';

/** A studio with two threads, in which these engines speak for the hosts that they have voices for. */
export function studioWith(
  inOrder: readonly SpeechEngine[],
  environment: Readonly<Record<string, string>> = {},
): ChildRecordingStudio {
  const config = readConfig({ SPEECH_THREADS: '2', ...environment });
  return new ChildRecordingStudio(config, new HostVoices(new Casting({ inOrder }), config, new Metrics(config)));
}
