import type { Language } from '../../../kernel/language.js';
import { pageWordsFor } from '../language/locale.js';
import { Outline, type OutlineName } from './outline.js';
import type { Place } from './places.js';

const ADDRESSES: Readonly<Record<Place, string>> = {
  today: '/',
  briefings: '/briefings',
  shows: '/shows',
  read: '/items',
  feeds: '/feeds',
  settings: '/settings',
};

/** What people come for; the others are about themselves. */
const DAILY = ['today', 'briefings', 'shows', 'read', 'feeds'] as const satisfies readonly Place[];

interface NavigationProps {
  readonly language: Language;
  /** null: a page of none of them. */
  readonly current: Place | null;
}

/** The ways through the house, for whoever is signed in: beside the name of the site, on phones at the lower edge. */
export function Navigation({ language, current }: NavigationProps) {
  const { navigation: words, session } = pageWordsFor(language);
  const way = (place: Place) => (
    <Way href={ADDRESSES[place]} icon={place} label={words.places[place]} isCurrent={place === current} />
  );
  return (
    <nav class="site-navigation" aria-label={words.label}>
      <ul class="places">{DAILY.map(way)}</ul>
      <ul class="personal">
        {way('settings')}
        <Way href="/account" icon="account" label={session.account} />
      </ul>
    </nav>
  );
}

interface WayProps {
  readonly href: string;
  readonly icon: OutlineName;
  readonly label: string;
  readonly isCurrent?: boolean;
}

function Way({ href, icon, label, isCurrent = false }: WayProps) {
  return (
    <li>
      <a href={href} aria-current={isCurrent ? 'page' : undefined}>
        <Outline name={icon} />
        <span>{label}</span>
      </a>
    </li>
  );
}
