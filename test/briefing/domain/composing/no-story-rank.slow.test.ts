import { expect, test } from '@jest/globals';
import { compose } from '../../../../src/briefing/domain/composing/compose.js';
import { NOW } from './newsroom.js';
import { asking, item } from './requests.js';

const HOUR = 3_600_000;
const NEWS = [
  item(
    'Bridge in Verrin closed after cracks are found',
    'Engineers closed the Verrin bridge on Sunday after they found cracks in two pillars. Repairs will take six weeks, the council said, and buses will go by Oxbow.',
    { sourceId: 'src_a', at: NOW - 9 * HOUR },
  ),
  item(
    'Halden to buy rival Tarn for $2bn',
    'Halden has agreed to buy Tarn for $2bn in cash. "Our customers will benefit," its chief executive Roe Amador said on Sunday.',
    { sourceId: 'src_b', at: NOW - 8 * HOUR },
  ),
  item(
    'Sauce recalled over undeclared nuts',
    'The food agency recalled the Halden sauce on Sunday after three people fell ill. Ingredients: tomato, salt, oil.',
    { sourceId: 'src_c', at: NOW - 7 * HOUR },
  ),
];
const OFFER = item(
  'Best Black Friday lamps to buy under $40',
  'The Moon lamp of the workshop in Leigham costs 38 dollars until Tuesday. A smaller lamp of the same maker has fallen to 29 dollars since Sunday.',
  { sourceId: 'src_d', at: NOW - HOUR },
);
const GALLERY = item(
  'In pictures: the flood in Rellham',
  'The river Tarn flooded the market of Rellham on Sunday morning. Shopkeepers carried their goods to the upper floors.',
  { sourceId: 'src_e', at: NOW - HOUR },
);

const titles = (material: typeof NEWS, userRequest = ''): string[] =>
  compose(material, asking('en', { targetMs: 1_800_000, userRequest })).stories.map(({ title }) => title);

test('news with words of shops, recipes and deals is told', () => {
  expect(titles([...NEWS, OFFER])).toEqual(expect.arrayContaining(NEWS.map(({ title }) => title)));
});

test('an offer is told behind the news, and never leads, however new it is and whoever asks for it', () => {
  expect(titles([...NEWS, OFFER]).at(-1)).toBe(OFFER.title);
  expect(titles([...NEWS, OFFER], 'news about lamps')[0]).not.toBe(OFFER.title);
});

test('what calls itself a gallery is left out while there is anything else, and the ledger says that it ranked too low', () => {
  const { ledger } = compose([...NEWS, GALLERY], asking('en', { targetMs: 1_800_000 }));
  expect(ledger.find(({ itemId }) => itemId === GALLERY.id)).toEqual({
    itemId: GALLERY.id,
    outcome: 'left_out',
    reason: 'rank_too_low',
  });
  expect(titles([GALLERY])).toHaveLength(1);
});
