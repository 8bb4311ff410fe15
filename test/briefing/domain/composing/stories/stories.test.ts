import { describe, expect, test } from '@jest/globals';
import { canonicalUrl } from '../../../../../src/briefing/domain/composing/stories/canonical-url.js';
import { relevance } from '../../../../../src/briefing/domain/composing/relevance.js';
import { readItems } from '../../../../../src/briefing/domain/composing/reading.js';
import { storiesOf } from '../../../../../src/briefing/domain/composing/stories/ranking.js';
import { terms } from '../../../../../src/briefing/domain/composing/text/words.js';
import type { Language } from '../../../../../src/shared/kernel/language.js';
import { newsIn, NOW } from '../newsroom.js';
import { item } from '../requests.js';

const HOUR = 3_600_000;

interface News {
  readonly title: string;
  readonly text?: string;
  readonly hours?: number;
  readonly source?: string;
}

/** So that words are rare or frequent as they are among the news of a day. */
const unrelated = (language: Language): readonly News[] =>
  newsIn(language)
    .slice(2)
    .map(({ title, text, sourceId }) => ({ title, text, source: sourceId }));

/** Which of the items become one story, by their places. */
function storiesAmong(news: readonly News[], language: Language = 'en'): readonly (readonly number[])[] {
  const items = news.map(({ title, text = '', hours = 0, source }, index) =>
    item(title, text, { at: NOW - hours * HOUR, sourceId: source ?? `src_${index}` }),
  );
  const readings = readItems(items, () => language);
  const stories = storiesOf(
    readings,
    readings.map(() => 0),
  );
  const places = stories.map(({ members }) =>
    members.map(({ reading }) => items.indexOf(reading.item)).toSorted((a, b) => a - b),
  );
  return places.toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0));
}

describe('clustering', () => {
  const same = [
    'The volcano near Torvik erupted again on Sunday night',
    'Volcano near Torvik erupts for the second time',
    'Parliament debates a new law on fishing quotas',
  ];

  test('joins items that tell the same news', () => {
    expect(storiesAmong(same.map((title) => ({ title })))).toEqual([[0, 1], [2]]);
  });

  test('keeps apart what lies more than three days apart', () => {
    expect(storiesAmong(same.map((title, index) => ({ title, hours: index === 1 ? 73 : 0 })))).toEqual([[0], [1], [2]]);
  });

  test('keeps a digest of the day beside the story that it names', () => {
    const title = '岚江大桥合龙 全长4.2公里';
    const text = '岚江大桥18日上午顺利合龙，全长4.2公里，主跨1100米，是省内跨度最大的公路桥。';
    const digest = { title: '早安海城', text: '①岚江大桥合龙，全长4.2公里 ②新增三条公交线 ③周末降温。' };
    expect(storiesAmong([{ title, text }, digest], 'zh')).toEqual([[0], [1]]);
  });

  test('of nothing is nothing', () => {
    expect(storiesAmong([])).toEqual([]);
  });

  test.each<[Language, News, News]>([
    [
      'en',
      {
        title: 'Ferry runs aground off Torvik with 212 on board',
        text: 'A ferry with 212 people on board has run aground off Torvik, the coast guard said. Nobody was hurt when the Nordlys hit a rock in fog early on Tuesday.',
      },
      {
        title: 'All 212 passengers safe after Nordlys hits rock in fog',
        text: 'Rescuers brought every one of the 212 passengers of the Nordlys to Torvik by noon. The ship had struck a rock in thick fog, and divers will look at the hull.',
      },
    ],
    [
      'de',
      {
        title: 'Fähre mit 212 Menschen vor Torvik auf Grund gelaufen',
        text: 'Eine Fähre mit 212 Menschen an Bord ist vor Torvik auf Grund gelaufen, teilte die Küstenwache mit. Verletzt wurde niemand, als die Nordlys im Nebel einen Felsen rammte.',
      },
      {
        title: 'Nordlys rammt Felsen im Nebel: Alle 212 Passagiere gerettet',
        text: 'Die Helfer haben alle 212 Passagiere der Fähre Nordlys bis zum Mittag nach Torvik gebracht. Taucher der Küstenwache sollen nun den Rumpf untersuchen.',
      },
    ],
    [
      'fr',
      {
        title: 'Un ferry avec 212 personnes à bord s’échoue au large de Torvik',
        text: 'Un ferry transportant 212 personnes s’est échoué au large de Torvik, selon les garde-côtes. Personne n’a été blessé quand le Nordlys a heurté un rocher dans le brouillard.',
      },
      {
        title: 'Les 212 passagers du ferry Nordlys sont sains et saufs',
        text: 'Les 212 passagers du Nordlys ont été conduits à Torvik avant midi. Le ferry avait heurté un rocher dans un épais brouillard et des plongeurs examineront la coque.',
      },
    ],
    [
      'es',
      {
        title: 'Un ferri con 212 personas encalla frente a Torvik',
        text: 'Un ferri con 212 personas a bordo encalló frente a Torvik, informó la guardia costera. Nadie resultó herido cuando el Nordlys chocó con una roca en la niebla.',
      },
      {
        title: 'A salvo los 212 pasajeros del ferri Nordlys',
        text: 'Los 212 pasajeros del Nordlys llegaron a Torvik antes del mediodía. El ferri había chocado con una roca en la niebla y los buzos examinarán el casco.',
      },
    ],
    [
      'pt',
      {
        title: 'Balsa com 212 pessoas encalha perto de Torvik',
        text: 'Uma balsa com 212 pessoas a bordo encalhou perto de Torvik, informou a guarda costeira. Ninguém se feriu quando o Nordlys bateu numa rocha no nevoeiro.',
      },
      {
        title: 'Os 212 passageiros da balsa Nordlys estão a salvo',
        text: 'Os 212 passageiros do Nordlys chegaram a Torvik antes do meio-dia. A balsa tinha batido numa rocha no nevoeiro, e mergulhadores vão examinar o casco.',
      },
    ],
    [
      'zh',
      {
        title: '载有212人的渡轮在托维克附近搁浅',
        text: '海岸警卫队说，一艘载有212人的渡轮在托维克附近搁浅。“北极光号”在大雾中撞上礁石，没有人受伤。',
      },
      {
        title: '“北极光号”渡轮212名乘客全部获救',
        text: '救援人员中午前将“北极光号”渡轮上的212名乘客全部送到托维克。渡轮在大雾中撞上礁石，潜水员将检查船体。',
      },
    ],
    [
      'ja',
      {
        title: '212人乗りフェリー、トルビク沖で座礁',
        text: '沿岸警備隊によると、212人を乗せたフェリー「ノルドリス」がトルビク沖で座礁した。霧の中で岩に衝突したが、けが人はいない。',
      },
      {
        title: 'フェリー「ノルドリス」の212人全員救助',
        text: '救助隊は正午までにフェリー「ノルドリス」の212人全員をトルビクに運んだ。霧の中で岩に衝突しており、潜水士が船体を調べる。',
      },
    ],
  ])('in %s joins accounts of one event that share its names and amounts', (language, one, other) => {
    expect(storiesAmong([one, other, ...unrelated(language)], language)[0]).toEqual([0, 1]);
  });

  test.each<[Language, News, News]>([
    [
      'en',
      {
        title: 'Earthquake of magnitude 6.1 shakes Torvik',
        text: 'An earthquake of magnitude 6.1 has shaken the town of Torvik, the geological survey said. Buildings were damaged and several people were hurt.',
      },
      {
        title: 'Earthquake of magnitude 5.4 shakes Rellham',
        text: 'An earthquake of magnitude 5.4 has shaken the town of Rellham, the geological survey said. Buildings were damaged and several people were hurt.',
      },
    ],
    [
      'de',
      {
        title: 'Erdbeben der Stärke 6,1 erschüttert Torvik',
        text: 'Ein Erdbeben der Stärke 6,1 hat Torvik erschüttert, teilte der geologische Dienst mit. Häuser wurden beschädigt und mehrere Menschen verletzt.',
      },
      {
        title: 'Erdbeben der Stärke 5,4 erschüttert Rellum',
        text: 'Ein Erdbeben der Stärke 5,4 hat Rellum erschüttert, teilte der geologische Dienst mit. Häuser wurden beschädigt und mehrere Menschen verletzt.',
      },
    ],
    [
      'fr',
      {
        title: 'Un séisme de magnitude 6,1 secoue Torvik',
        text: 'Un séisme de magnitude 6,1 a secoué Torvik, selon le service géologique. Des bâtiments ont été endommagés et plusieurs personnes blessées.',
      },
      {
        title: 'Un séisme de magnitude 5,4 secoue Rellan',
        text: 'Un séisme de magnitude 5,4 a secoué Rellan, selon le service géologique. Des bâtiments ont été endommagés et plusieurs personnes blessées.',
      },
    ],
    [
      'es',
      {
        title: 'Un terremoto de magnitud 6,1 sacude Torvik',
        text: 'Un terremoto de magnitud 6,1 ha sacudido Torvik, informó el servicio geológico. Hay edificios dañados y varias personas heridas.',
      },
      {
        title: 'Un terremoto de magnitud 5,4 sacude Rellán',
        text: 'Un terremoto de magnitud 5,4 ha sacudido Rellán, informó el servicio geológico. Hay edificios dañados y varias personas heridas.',
      },
    ],
    [
      'pt',
      {
        title: 'Terremoto de magnitude 6,1 atinge Torvik',
        text: 'Um terremoto de magnitude 6,1 atingiu Torvik, informou o serviço geológico. Há edifícios danificados e várias pessoas feridas.',
      },
      {
        title: 'Terremoto de magnitude 5,4 atinge Relão',
        text: 'Um terremoto de magnitude 5,4 atingiu Relão, informou o serviço geológico. Há edifícios danificados e várias pessoas feridas.',
      },
    ],
    [
      'ja',
      {
        title: 'トルビクでM6.1の地震',
        text: '地質調査所によると、トルビクでマグニチュード6.1の地震があった。建物が壊れ、数人がけがをした。',
      },
      {
        title: 'レルムでM5.4の地震',
        text: '地質調査所によると、レルムでマグニチュード5.4の地震があった。建物が壊れ、数人がけがをした。',
      },
    ],
  ])('in %s keeps two events of one kind apart, whose names contradict', (language, one, other) => {
    expect(storiesAmong([one, other, ...unrelated(language)], language)[0]).toEqual([0]);
  });

  test('never joins two numbers of a column, or two items under the title that a source always uses', () => {
    const text = 'The week in the harbour of Rellham: cranes, ships and the weather, told by the people of the port.';
    const column = (title: string): News => ({ title, text, source: 'src_harbour' });
    expect(storiesAmong([column('Harbour notes No. 31'), column('Harbour notes No. 32')])).toEqual([[0], [1]]);
    expect(storiesAmong([column('Notes from the harbour'), column('Notes from the harbour')])).toEqual([[0], [1]]);
  });
});

describe('an address', () => {
  test.each([
    ['https://www.example.org/a/b/?utm_source=rss&id=7#top', 'example.org/a/b?id=7'],
    ['http://example.org/a/b?id=7&fbclid=x', 'example.org/a/b?id=7'],
    ['https://m.example.org/story/index.html', 'example.org/story'],
    ['https://example.org/', null],
    ['not an address', null],
    [null, null],
  ])('%s is known as %s', (url, canonical) => {
    expect(canonicalUrl(url)).toBe(canonical);
  });
});

describe('a query', () => {
  test('matches rare words more than common ones', () => {
    const documents = ['ferry storm harbour', 'ferry tickets', 'ferry crew'].map((text) => terms(text, 'en'));
    const [both, one, none] = [...relevance(terms('storm ferry', 'en'), documents)];
    expect(both).toBeGreaterThan(one! * 2);
    expect(none).toBeGreaterThan(0);
    expect(relevance(terms('volcano', 'en'), documents)).toEqual([0, 0, 0]);
  });
});
