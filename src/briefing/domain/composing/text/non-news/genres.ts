import { genreOf, isOfPaper, type Genre, type Judged } from './genre.js';
import { oddOnes } from './odd-ones.js';
import { restatesHeadline } from './restated.js';
import { filledIn } from './templates.js';

type Item = Omit<Judged, 'isFilledIn'> & { readonly sourceId: string; readonly sourceTitle: string };

/** Who subscribes to a diary or to the reviews of a magazine wants them: what fills its source only ranks lower. */
const FILLS = 0.5;

/** What each of the items is, seen among the others of its source. */
export function genresOf(items: readonly Item[]): readonly Genre[] {
  const isFilledIn = filledIn(items);
  const isOdd = oddOnes(items);
  const genres = items.map((item, index) =>
    genreOf({ ...item, isFilledIn: isFilledIn[index] === true, isOdd: isOdd[index] === true }),
  );
  const shares = talkShares(items, genres);
  return genres.map((genre, index) => {
    const item = items[index];
    if (genre === 'talk' && (shares.get(item?.sourceId ?? '') ?? 0) > FILLS) return 'doubtful';
    const mayBeNews = genre === 'news' || genre === 'doubtful';
    return mayBeNews && isOdd[index] === true && item !== undefined && isUnreported(item) ? 'unreported' : genre;
  });
}

/** Papers say what they found in words of their own. */
const isUnreported = (item: Item): boolean => !item.sentences.some(isOfPaper) && !restatesHeadline(item);

function talkShares(items: readonly Item[], genres: readonly Genre[]): ReadonlyMap<string, number> {
  const counts = new Map<string, { talk: number; all: number }>();
  items.forEach(({ sourceId }, index) => {
    const { talk, all } = counts.get(sourceId) ?? { talk: 0, all: 0 };
    counts.set(sourceId, { talk: talk + (genres[index] === 'talk' ? 1 : 0), all: all + 1 });
  });
  return new Map([...counts].map(([sourceId, { talk, all }]) => [sourceId, talk / all]));
}
