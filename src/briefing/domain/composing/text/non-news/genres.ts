import { genreOf, type Genre, type Judged } from './genre.js';
import { oddOnes } from './odd-ones.js';
import { filledIn } from './templates.js';

type Item = Omit<Judged, 'isFilledIn'> & { readonly sourceId: string };

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
  return genres.map((genre, index) =>
    genre === 'talk' && (shares.get(items[index]?.sourceId ?? '') ?? 0) > FILLS ? 'doubtful' : genre,
  );
}

function talkShares(items: readonly Item[], genres: readonly Genre[]): ReadonlyMap<string, number> {
  const counts = new Map<string, { talk: number; all: number }>();
  items.forEach(({ sourceId }, index) => {
    const { talk, all } = counts.get(sourceId) ?? { talk: 0, all: 0 };
    counts.set(sourceId, { talk: talk + (genres[index] === 'talk' ? 1 : 0), all: all + 1 });
  });
  return new Map([...counts].map(([sourceId, { talk, all }]) => [sourceId, talk / all]));
}
