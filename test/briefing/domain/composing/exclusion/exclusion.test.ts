import { describe, expect, test } from '@jest/globals';
import { compose } from '../../../../../src/briefing/domain/composing/compose.js';
import type { Material } from '../../../../../src/briefing/domain/composing/material.js';
import type { Script } from '../../../../../src/briefing/domain/script.js';
import { asking, item } from '../requests.js';

const told = (material: readonly Material[], userRequest: string): Script =>
  compose(material, asking('en', { userRequest, targetMs: null }));
const titles = ({ stories }: Script): readonly string[] =>
  stories.flatMap(({ items }) => items.map(({ title }) => title));
const said = ({ lines }: Script): string => lines.map(({ text }) => text).join('\n');

const bridge = item(
  'A bridge opens in Tallow after nine years',
  'The bridge of Tallow opened on Monday after nine years of work. It cost 40 million. The first lorries crossed it at noon.',
  { sourceId: 'src_x', sourceTitle: 'Tallow Post' },
);
/** Says nothing that only sport says. */
const veiled = (more: Partial<Material> = {}): Material =>
  item(
    'Marlow waits for news of Okonedo',
    'Okonedo of Marlow limped away on Tuesday and will be looked at by the doctors tomorrow. The people of Marlow hope that he is back soon.',
    { sourceId: 'src_s', sourceTitle: 'Marlow Mirror', ...more },
  );
const reports = (more: Partial<Material> = {}): readonly Material[] =>
  ['Okonedo', 'Brannigan', 'Teale', 'Varley', 'Ostrow'].map((name, index) =>
    item(
      `${name} scores as Marlow win the football cup tie`,
      `The striker ${name} scored twice for Marlow in the football league on day ${index}. The goalkeeper of Harrow saved a penalty.`,
      { sourceId: 'src_s', sourceTitle: 'Marlow Mirror', ...more },
    ),
  );

describe('what a listener turned down', () => {
  test('is known by the feed that has hardly anything else', () => {
    expect(titles(told([...reports(), veiled(), bridge], 'The news, but no sport'))).toEqual([bridge.title]);
  });

  test('is known by the name of its feed', () => {
    const feed = { sourceId: 'src_m', sourceTitle: 'Marlow Sport' };
    expect(titles(told([veiled(feed), bridge], 'The news, but no sport'))).toEqual([bridge.title]);
  });

  test('is known by a section of the site that has nearly nothing else', () => {
    const inSection = { url: 'https://paper.example/terraces/1.html' };
    const others = Array.from({ length: 12 }, (_, index) =>
      item(
        `The council of Harrow votes on road ${index}`,
        `The council of Harrow voted on road ${index} on Monday night.`,
        {
          sourceId: 'src_s',
          url: 'https://paper.example/town/2.html',
        },
      ),
    );
    const script = told([...reports(inSection), veiled(inSection), ...others, bridge], 'The news, but no sport');
    expect(titles(script)).toContain(bridge.title);
    expect(titles(script).filter((title) => title.includes('Okonedo'))).toEqual([]);
  });

  test('does not take a paper of everything with it', () => {
    const paper = { sourceId: 'src_p', sourceTitle: 'The Sport and Town Gazette of Marlow and Harrow' };
    const town = Array.from({ length: 6 }, (_, index) =>
      item(`Harrow plants tree number ${index}`, `Gardeners of Harrow planted tree number ${index} on Monday.`, paper),
    );
    expect(titles(told([...town, bridge], 'The news, but no sport')).length).toBeGreaterThan(3);
  });

  test('is known by the people whom its other reports name', () => {
    const report = (day: string) =>
      item(
        `Cup tie on ${day}`,
        `In the football cup Ines Kavanagh scored on ${day}. The striker Ines Kavanagh was booked.`,
      );
    const home = item(
      'A quiet week in Marlow',
      'Ines Kavanagh stays at home this week and sees her family, her friends said on Monday.',
    );
    const material = [report('Monday'), report('Sunday'), home, bridge];
    expect(titles(told(material, 'The news, but no sport'))).toEqual([bridge.title]);
    expect(titles(told([report('Monday'), home, bridge], 'The news, but no sport'))).toContain(home.title);
  });

  describe('is not known', () => {
    const day = 'On Saturday';
    const cup = (who: string): Material =>
      item(
        `${who} and Ines Kavanagh in the cup tie`,
        `${day} the striker Ines Kavanagh scored for Marlow in the football cup. The match with ${who} was played in Los Angeles.`,
        { sourceId: `src_${who}`, sourceTitle: `The ${who}` },
      );
    const cups = ['Okonedo', 'Brannigan', 'Teale'].map(cup);
    const news = 'The news, but no sport';

    test('by somebody of it in news of something else', () => {
      const hospital = item(
        "A children's hospital opens in Tallow",
        'The charity of Ines Kavanagh paid for the hospital. Doctors will treat 4,000 patients a year, the health service said.',
      );
      expect(titles(told([...cups, hospital, bridge], news))).toContain(hospital.title);
    });

    test('by a day that opens its sentences', () => {
      const harbour = item('The harbour is closed', `${day} the harbour of Tallow was closed for repairs.`);
      expect(titles(told([...cups, harbour, bridge], news))).toContain(harbour.title);
    });

    test('by the place where its news happened', () => {
      const fair = item(
        'A fair of old clocks',
        'The fair of old clocks in Los Angeles was opened by Los Angeles alone.',
      );
      expect(titles(told([...cups, fair, bridge], news))).toContain(fair.title);
    });
  });

  test('is not known by people whom other news name as often', () => {
    const named = (title: string, what: string) => item(title, `${what} Ines Kavanagh spoke in Marlow on Monday.`);
    const home = named('A quiet week in Marlow', 'Nobody came to the market.');
    const material = [
      named('Cup tie on Monday', 'The striker scored in the football cup.'),
      named('The bridge is painted', 'The painters of the bridge are on strike.'),
      home,
      bridge,
    ];
    expect(titles(told(material, 'The news, but no sport'))).toContain(home.title);
  });

  test('is not said in a story of something else either', () => {
    const mixed = item(
      'The government of Marlow signs a trade deal',
      'The government of Marlow signed a trade deal with Harrow on Monday. It lowers the duties on timber, wool and glass from the north of Harrow to a third of what they were. The deal was under discussion for eleven months and was nearly given up in the spring, when the two sides could not agree on how to weigh the timber. Both parliaments have to agree to it before the end of the year, and the opposition of Harrow has said that it will not stand in the way. The sawmills of Marlow expect to hire 300 people.\nThe minister also spoke of the football World Cup. He wants the quarter-final in the new stadium.\nThe deal is worth 40 million a year and begins in May.',
    );
    const script = told([mixed, bridge], 'The news, but no sport');
    expect(titles(script)).toContain(mixed.title);
    expect(said(script)).not.toMatch(/World Cup|stadium|quarter-final/u);
    expect(said(told([mixed, bridge], 'The news'))).toMatch(/World Cup/u);
  });
});
