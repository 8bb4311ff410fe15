import { describe, expect, test } from '@jest/globals';
import { PronunciationLookup } from '../../../src/briefing/application/ports/pronunciation-lookup.js';
import { RecordingRequests } from '../../../src/briefing/application/recording-requests.js';
import type { Script, SpokenHost } from '../../../src/briefing/domain/script.js';
import { brand } from '../../../src/shared/kernel/brand.js';
import { HostCatalogue } from '../../../src/shared/kernel/hosts/host-catalogue.js';
import type { CallerId } from '../../../src/shared/kernel/identifiers.js';

class NoPronunciations extends PronunciationLookup {
  override async pronunciationsOf() {
    return [];
  }
}

const requests = new RecordingRequests(HostCatalogue.builtIn, new NoPronunciations());
const EMMA = { id: 'host_en_emma', name: 'Emma' };

const requestFor = (hosts: readonly SpokenHost[]) =>
  requests.of(
    { language: 'en', hosts, lines: [], chapters: [], stories: [] } as unknown as Script,
    brand<CallerId>('usr_1'),
  );

describe('what a studio is asked for', () => {
  test('says how fast the hosts were taken to speak, so that what engines speak is judged by it', async () => {
    const { durationFactors } = await requestFor([{ id: 'host_en_alex', name: 'Alex', durationFactor: 1.35 }, EMMA]);
    expect(durationFactors).toEqual([1.35, 1]);
  });

  test('has somebody else speak for a host who is no longer in the catalogue', async () => {
    const { hosts } = await requestFor([{ id: 'host_en_nora', name: 'Nora' }, EMMA]);
    expect(hosts.map(({ name }) => name)).toEqual(['Alex', 'Emma']);
  });
});
