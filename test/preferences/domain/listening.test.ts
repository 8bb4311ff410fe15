import { describe, expect, test } from '@jest/globals';
import {
  changeListening as changeWith,
  type Listening,
  type ListeningChanges,
  DEFAULT_LISTENING,
  HostsOfSeveralLanguages,
  listeningNow,
} from '../../../src/preferences/domain/listening.js';
import { HostCatalogue, UnknownHosts } from '../../../src/shared/kernel/hosts/host-catalogue.js';

const changeListening = (before: Listening, changes: ListeningChanges) =>
  changeWith(before, changes, HostCatalogue.builtIn);

const chosen = changeListening(DEFAULT_LISTENING, {
  format: 'in_depth',
  targetLengthSeconds: 900,
  hostIds: ['host_de_clara', 'host_de_jonas'],
  memory: false,
});

describe('how somebody likes to listen', () => {
  test('is with memory, and nothing else, until they say so', () => {
    expect(changeListening(DEFAULT_LISTENING, {})).toEqual({
      format: null,
      targetLengthSeconds: null,
      hostIds: null,
      memory: true,
    });
  });

  test('keeps what an update does not mention', () => {
    expect(changeListening(chosen, { format: 'headlines' })).toEqual({ ...chosen, format: 'headlines' });
    expect(changeListening(chosen, { memory: true })).toEqual({ ...chosen, memory: true });
    expect(changeListening(chosen, {})).toEqual(chosen);
  });

  test('is as if it had never been said where an update says null', () => {
    expect(changeListening(chosen, { format: null, hostIds: null })).toEqual({
      ...chosen,
      format: null,
      hostIds: null,
    });
    const nothing = { format: null, targetLengthSeconds: null, hostIds: null, memory: null };
    expect(changeListening(chosen, nothing)).toEqual(DEFAULT_LISTENING);
  });

  test('names each host once', () => {
    const twice = changeListening(DEFAULT_LISTENING, { hostIds: ['host_ja_yui', 'host_ja_yui'] });
    expect(twice.hostIds).toEqual(['host_ja_yui']);
  });

  test('is with hosts that there are, who speak one language', () => {
    expect(() => changeListening(chosen, { hostIds: ['nobody'] })).toThrow(UnknownHosts);
    expect(() => changeListening(chosen, { hostIds: ['host_en_alex', 'host_de_clara'] })).toThrow(
      HostsOfSeveralLanguages,
    );
  });

  test('forgets hosts that the operator took away as long as they are away', () => {
    const stored = { ...chosen, hostIds: ['host_de_udo', 'host_de_clara'] };
    expect(listeningNow(stored, HostCatalogue.builtIn).hostIds).toEqual(['host_de_clara']);
    expect(listeningNow({ ...chosen, hostIds: ['host_de_udo'] }, HostCatalogue.builtIn).hostIds).toBeNull();
    expect(listeningNow(DEFAULT_LISTENING, HostCatalogue.builtIn)).toEqual(DEFAULT_LISTENING);
  });
});
