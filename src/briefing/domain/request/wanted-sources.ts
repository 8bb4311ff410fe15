import type { Named } from './parsing/parsed-request.js';
import type { NamedSources } from './understood.js';

export const namesSource = ({ source }: Named): boolean => source !== undefined;

/** "From X" asks for nothing else; "more from X", "less from X" and "start with X" ask for others too. */
const isPlain = ({ mode, favoured, order }: Named): boolean => mode === 'want' && !favoured && order === null;
const isRefused = ({ mode }: Named): boolean => mode === 'exclude' || mode === 'less';

/** What is said of the sources that a request names, and of folders: what is said of one holds beside the others. */
export const sourcesOf = (named: readonly Named[]): NamedSources =>
  saidOf(named, ({ source }) => source?.folder !== true);

/** null: it names no folder. */
export const foldersOf = (named: readonly Named[]): NamedSources | null => {
  const isFolder = ({ source }: Named): boolean => source?.folder === true;
  return named.some(isFolder) ? saidOf(named, isFolder) : null;
};

function saidOf(named: readonly Named[], isMeant: (one: Named) => boolean): NamedSources {
  const idsOf = (items: readonly Named[]): readonly string[] => idsIn(items.filter(isMeant));
  const said = (key: 'first' | 'last' | 'more' | 'less', items: readonly Named[]): Partial<NamedSources> =>
    idsOf(items).length === 0 ? {} : { [key]: idsOf(items) };
  const heard = named.filter((item) => !isRefused(item));
  const first = firstOf(heard);
  const last = heard.filter(({ order }) => order === 'last');
  const only = onlyOf(named);
  const more = heard.filter((item) => item.favoured && !first.includes(item) && !last.includes(item));
  const less = named.filter(({ mode }) => mode === 'less');
  return {
    only: idsOf(only),
    excluded: idsOf(named.filter(({ mode }) => mode === 'exclude')),
    ...said('first', placed(first)),
    ...said('last', placed(last)),
    ...said('more', placed(more)),
    ...said('less', placed(less)),
  };
}

/** What a `ref_n` stands for is not known where stories are put in order. */
const placed = (named: readonly Named[]): readonly Named[] => named.filter(({ source }) => source?.ref === false);

/** "First X, then Y, and Z": once there is an order, what is named next comes next. */
function firstOf(heard: readonly Named[]): readonly Named[] {
  const opening = heard.find(({ order }) => order === 'first');
  if (opening === undefined) return [];
  const next = heard.slice(heard.indexOf(opening) + 1).filter((item) => isPlain(item) || item.order === 'first');
  return [opening, ...next.filter(({ clause }) => clause === opening.clause)];
}

function onlyOf(named: readonly Named[]): readonly Named[] {
  const heard = named.filter((item) => !isRefused(item));
  const restricts = heard.some(({ mode }) => mode === 'only');
  const plain = named.every((item) => item.mode === 'exclude' || isPlain(item));
  return restricts || plain ? heard : [];
}

const idsIn = (items: readonly Named[]): readonly string[] => [
  ...new Set(items.flatMap(({ source }) => source?.id ?? [])),
];

/** Sources of which something was said that nothing follows from. */
export function unheeded(named: readonly Named[]): readonly string[] {
  const { only, excluded, first = [], last = [], more = [], less = [] } = saidOf(named, () => true);
  const heeded = new Set([...only, ...excluded, ...first, ...last, ...more, ...less]);
  return named.filter(({ source }) => source !== undefined && !heeded.has(source.id)).map(({ text }) => text);
}
