import { HostCatalogue } from '../../../../src/shared/kernel/hosts/host-catalogue.js';
import type { ComposeRequest, Material } from '../../../../src/briefing/domain/composing/material.js';
import type { Language } from '../../../../src/shared/kernel/language.js';
import { NOW } from './newsroom.js';

export const asking = (language: Language, more: Partial<ComposeRequest> = {}): ComposeRequest => ({
  language,
  hosts: HostCatalogue.builtIn.defaultsOf(language).map(({ id, name }) => ({ id, name })),
  seed: 'a seed',
  targetMs: 180_000,
  userRequest: '',
  timezone: 'Europe/Berlin',
  now: NOW,
  versions: { icu: '78.3' },
  ...more,
});

let made = 0;
export const item = (title: string, text: string, more: Partial<Material> = {}): Material => {
  made++;
  return {
    id: `itm_made_${String(made).padStart(5, '0')}`,
    title,
    text,
    url: null,
    author: null,
    at: NOW - 3_600_000,
    sourceId: 'src_a',
    sourceTitle: 'The Daily Test',
    ...more,
  };
};
