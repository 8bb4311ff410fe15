import { describe, expect, test } from '@jest/globals';
import { heardTogether, presentersOf } from '../../../src/briefing/domain/presenters.js';
import { HostCatalogue } from '../../../src/shared/kernel/hosts/host-catalogue.js';
import { composedData, requestedData } from './samples.js';

const asked = { ...requestedData, request: { ...requestedData.request, hostIds: ['host_en_nora', 'host_en_emma'] } };
const composing = { status: 'composing', requested: asked, failedAttempts: 0 } as const;
const composedBy = (name: string) =>
  ({
    status: 'queued',
    requested: asked,
    composed: { ...composedData, hosts: [{ id: 'host_en_nora', name, durationFactor: 1 }] },
    failedAttempts: 0,
  }) as const;
const names = (state: Parameters<typeof presentersOf>[0], catalogue = HostCatalogue.builtIn) =>
  presentersOf(state, catalogue).map(({ name }) => name);

describe('the presenters of a briefing', () => {
  test('are called as in the catalogue of today', () => {
    const nora = HostCatalogue.builtIn.hosts.map((host) => ({ ...host, id: 'host_en_nora', name: 'Nora' }));
    expect(names(composedBy('Eleonora'), new HostCatalogue(nora))).toEqual(['Nora']);
  });

  test('keep the name of then when an operator has taken them out of the catalogue', () => {
    expect(names(composedBy('Nora'))).toEqual(['Nora']);
  });

  test('are who was asked for until the briefing is composed, one who is unknown by id', () => {
    expect(names(composing)).toEqual(['host_en_nora', 'Emma']);
  });
});

describe('hosts who are heard together', () => {
  const ours = HostCatalogue.builtIn.hosts;
  const nora = ours
    .filter(({ id }) => id === 'host_en_emma')
    .map((emma) => ({ ...emma, id: 'host_en_nora', name: 'Nora', isDefault: false }));
  const voices = (...ids: string[]) =>
    heardTogether(ids, 'en', new HostCatalogue([...ours, ...nora])).map(({ id, timbre }) => `${id} ${timbre}`);

  test('are who they are', () => {
    expect(voices('host_en_emma', 'host_en_alex')).toEqual(['host_en_emma high', 'host_en_alex low']);
    expect(voices('host_en_nora')).toEqual(['host_en_nora high']);
  });

  test('never have the same default voice', () => {
    expect(voices('host_en_nora', 'host_en_emma')).toEqual(['host_en_nora high', 'host_en_emma low']);
  });

  test('are spoken for by default hosts who are not there already when an operator took them away', () => {
    expect(voices('host_en_udo', 'host_en_alex')).toEqual(['host_en_emma high', 'host_en_alex low']);
    expect(voices('host_en_udo', 'host_en_ole')).toEqual(['host_en_alex low', 'host_en_emma high']);
  });
});
