import { brand } from '../../../../src/shared/kernel/brand.js';
import { HostCatalogue } from '../../../../src/shared/kernel/hosts/host-catalogue.js';
import type { Language } from '../../../../src/shared/kernel/language.js';
import { blankShow } from '../../../../src/shows/adapters/web/show-form.js';
import type { FormModel, ListModel, ShowModel } from '../../../../src/shows/adapters/web/show-model.js';
import type { EpisodeState, MadeBriefing } from '../../../../src/shows/domain/episode.js';
import type { Show } from '../../../../src/shows/domain/show.js';

const AT = Date.UTC(2026, 10, 23, 6);
const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung';

export const sampleShow: Show = {
  id: brand('shw_01kmq6t9f3e0hvn3v4k8f0y5zs'),
  owner: brand('usr_01kmq6t9f3e0hvn3v4k8f0y5zs'),
  name: `Morning <b>${LONG}</b>`,
  userRequest: `Technology first, no sport, ${LONG}`,
  scope: { sourceIds: null, folderIds: null, excludedSourceIds: null, query: null },
  language: 'en',
  hostIds: null,
  targetLengthSeconds: 600,
  format: 'brief',
  schedule: { kind: 'weekly', days: ['mon', 'tue', 'wed'], readyAt: '07:00', timezone: 'Europe/Berlin' },
  nextAt: AT,
  createdAt: AT,
  updatedAt: AT,
};

const byStories: Show = { ...sampleShow, name: 'News', schedule: { kind: 'stories', atLeast: 12 }, nextAt: null };

const page = (language: Language) => ({ language, formToken: 'token' });

export const listModel = (language: Language, shows: readonly Show[] = [sampleShow, byStories]): ListModel => ({
  ...page(language),
  shows,
  next: shows.length === 0 ? null : '1:shw_1',
});

export const formModel = (language: Language, faults: FormModel['faults'] = []): FormModel => ({
  ...page(language),
  showId: null,
  key: 'key',
  typed: { ...blankShow('Europe/Berlin'), only: ['src_1'] },
  faults,
  choices: {
    sources: ['The Harbour Daily', LONG, '江口快讯'].map((title, index) => ({ id: `src_${index}`, title })),
    folders: [{ id: 'fld_1', name: 'Wirtschaft & Börse' }],
    timezone: 'Europe/Berlin',
  },
  hosts: HostCatalogue.builtIn.hosts,
});

const briefing: MadeBriefing = { briefingId: brand('art_1'), slug: 'slug' };

const STATES: readonly EpisodeState[] = [
  { status: 'producing', briefing },
  { status: 'ready', briefing },
  { status: 'skipped', briefing, reason: { code: 'no_matching_items', message: 'Nothing.', possibleAt: null } },
  { status: 'skipped', briefing: null, reason: { code: 'allowance_exhausted', message: 'Used up.', possibleAt: AT } },
  { status: 'failed', briefing, reason: { code: 'recording_failed', message: 'No voice.', possibleAt: null } },
  { status: 'pending', attempts: 0 },
];

const CORRECTIONS: ShowModel['corrections'] = [
  {
    ...briefing,
    title: `Harbours <b>${LONG}</b>`,
    itemId: 'itm_1',
    kind: 'corrected',
    noticedAt: AT,
    language: 'de',
    source: { title: `Fähre <i>${LONG}</i>`, sourceTitle: `Bote & ${LONG}`, url: 'https://news.example.org/1' },
    sentences: [
      { lines: [3, 9], before: `Zwölf <b>${LONG}</b>`, after: 'Vierzehn Menschen starben.' },
      { lines: [4], before: 'Die Fähre war neu.', after: null },
    ],
  },
];

export const showModel = (language: Language): ShowModel => ({
  ...page(language),
  show: sampleShow,
  upcoming: [AT, AT + 86_400_000, AT + 2 * 86_400_000],
  done: 'created',
  sections: { styles: [], scripts: [], content: [] },
  episodes: STATES.map((state, index) => ({
    showId: sampleShow.id,
    owner: sampleShow.owner,
    moment: AT - index * 86_400_000,
    cause: 'schedule',
    state,
    createdAt: AT,
    updatedAt: AT,
  })),
  inShort: new Map([
    [
      'art_1',
      { title: `Harbours <b>${LONG}</b>`, language: 'de', durationMs: 600_000, positionMs: 120_000, finished: false },
    ],
  ]),
  next: '1:shw_1',
  corrections: CORRECTIONS,
  podcastUrl: 'https://briefings.example.org/podcasts/avK_epPE6SbjKsWrabcbXw.xml',
  preview: { request: '', length: '', format: 'headlines' },
  previewed: {
    language: 'en',
    before: { title: 'A', plannedMs: 240_000, sentences: 40, told: 4, inScope: 9 },
    after: null,
    stories: [
      { title: `Storm <i>${LONG}</i>`, itemIds: [], placeBefore: 0, placeAfter: 1, explanation: 'x' },
      { title: 'Vote', itemIds: [], placeBefore: null, placeAfter: 0, explanation: 'x' },
      { title: 'Match', itemIds: [], placeBefore: 1, placeAfter: null, explanation: 'x' },
    ],
    sentences: [{ host: 'Alex', text: 'Hello.', itemId: null }],
  },
});
