import { describe, expect, test } from '@jest/globals';
import { unusedVoices } from '../../../../../src/briefing/adapters/speech/turns/unused-voices.js';
import { HostCatalogue } from '../../../../../src/shared/kernel/hosts/host-catalogue.js';
import { BUILT_IN_HOSTS } from '../../../../../src/shared/kernel/hosts/host.js';

const NONE = { speechServer: null, speechModels: null };

const mapped = new HostCatalogue(
  BUILT_IN_HOSTS.map((host) => (host.id === 'host_de_clara' ? { ...host, voices: { 'sherpa-onnx': 'piper' } } : host)),
);

describe('voices of hosts that nobody speaks with', () => {
  test('are told with the variable that is not set', () => {
    expect(unusedVoices(mapped, NONE)).toEqual([
      'HOSTS_FILE has voices of sherpa-onnx for host_de_clara, which are not used: SPEECH_MODELS is not set.',
    ]);
  });

  test('are none where their engine is set up, or where none is mapped', () => {
    expect(unusedVoices(mapped, { ...NONE, speechModels: '/models' })).toEqual([]);
    expect(unusedVoices(HostCatalogue.builtIn, NONE)).toEqual([]);
  });
});
