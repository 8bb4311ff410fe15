import { LANGUAGES } from '../../../../shared/kernel/language.js';
import { topicCalled } from './topic-names.js';
import type { Topic } from '../understood.js';

/** What sections of sites are called besides the names of topics. */
const SECTIONS: Readonly<Record<string, Topic>> = {
  deportes: 'sport',
  esportes: 'sport',
  desporto: 'sport',
  olympics: 'sport',
  tennis: 'sport',
  nba: 'sport',
  nfl: 'sport',
  cricket: 'sport',
  rugby: 'sport',
  basketball: 'sport',
  baseball: 'sport',
  golf: 'sport',
  'formel-1': 'sport',
  formula1: 'sport',
  f1: 'sport',
  tiyu: 'sport',
  fussball: 'football',
  soccer: 'football',
  'us-politics': 'politics',
  'uk-politics': 'politics',
  elections: 'politics',
  lifestyle: 'celebrity',
  people: 'celebrity',
  promis: 'celebrity',
  showbiz: 'celebrity',
  motor: 'technology',
  keji: 'technology',
  caijing: 'economy',
  markets: 'economy',
  sucesos: 'crime',
  policial: 'crime',
  'faits-divers': 'crime',
  meteo: 'weather',
};
const SEEN = new Map<string, Topic | null>();
const MOST_SEEN = 2000;

/** Topics of the sections of a site that an address names: `/sport/football/…`. */
export function sectionsOf(url: string | null): ReadonlySet<Topic> {
  const path = /^https?:\/\/([^/?#]+)([^?#]*)/iu.exec(url ?? '');
  if (path === null) return new Set();
  const host = (path[1] ?? '').split('.').slice(0, -2);
  const folders = (path[2] ?? '').split('/').slice(1, -1);
  return new Set([...host, ...folders].slice(0, 6).flatMap((folder) => topicOfSection(folder.toLowerCase()) ?? []));
}

/** What sites and feeds call their sections, in lower case and in any language: `deportes`, `体育`, `faits-divers`. */
export function topicOfSection(name: string): Topic | null {
  const known = SEEN.get(name);
  if (known !== undefined) return known;
  const plain = name.replace(/\.\w+$/u, '');
  const topic = (Object.hasOwn(SECTIONS, plain) ? SECTIONS[plain] : undefined) ?? namedIn(plain);
  if (SEEN.size < MOST_SEEN) SEEN.set(name, topic);
  return topic;
}

const namedIn = (name: string): Topic | null =>
  name.length < 2 || name.length > 30 || /^(?:it|news|world|en|de|fr|es|pt|ja|zh|\d+)$/u.test(name)
    ? null
    : (LANGUAGES.map((language) => topicCalled(name, language)).find((topic) => topic !== null) ?? null);
