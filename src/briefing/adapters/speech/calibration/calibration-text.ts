import type { Language } from '../../../../shared/kernel/language.js';

/** A sentence of a transcript, and as it is given to engines. */
export interface CalibrationSentence {
  readonly written: string;
  readonly spoken: string;
  /** What the default voices take for it, on average. */
  readonly defaultMs: number;
}

const asWritten = (text: string, defaultMs: number): CalibrationSentence => ({
  written: text,
  spoken: text,
  defaultMs,
});

/**
 * Ordinary sentences of news, about 30 seconds. What is spoken is what `speakable` makes of it: the dictionary that it
 * takes for Japanese is too large for a process that speaks nothing else. What the default voices take was measured,
 * because what `pace.ts` foretells is right on average only. Tests look at both.
 */
export const CALIBRATION_TEXT: Readonly<Record<Language, readonly CalibrationSentence[]>> = {
  en: [
    asWritten(
      'The city of Rotterdam will close its old harbour bridge from Monday until the end of March, the mayor said.',
      5750,
    ),
    asWritten('About 12,500 people use it every day, most of them on their way to work.', 5360),
    {
      written: 'The repairs are expected to cost 48 million euros, twice as much as was planned in 2021.',
      spoken: 'The repairs are expected to cost 48 million euros, twice as much as was planned in 20 21.',
      defaultMs: 6340,
    },
    asWritten(
      'Maria Jensen, who runs a bakery on the north side, fears that she will lose a third of her customers.',
      5640,
    ),
    asWritten('Trains and buses will run more often, and a ferry is to cross the river every 10 minutes.', 4870),
  ],
  zh: [
    {
      written: '鹿特丹市市长表示，旧港大桥将从星期一起关闭，直到三月底。',
      spoken: '鹿特丹市市长表示,旧港大桥将从星期一起关闭,直到三月底。',
      defaultMs: 7370,
    },
    {
      written: '每天约有12500人使用这座桥，其中大多数人是去上班。',
      spoken: '每天约有12500人使用这座桥,其中大多数人是去上班。',
      defaultMs: 7260,
    },
    {
      written: '维修费用预计为4800万欧元，是2021年计划的两倍。',
      spoken: '维修费用预计为4800万欧元,是二零二一年计划的两倍。',
      defaultMs: 6500,
    },
    {
      written: '在北岸经营面包店的玛丽亚·詹森担心会失去三分之一的顾客。',
      spoken: '在北岸经营面包店的玛丽亚詹森担心会失去三分之一的顾客。',
      defaultMs: 7030,
    },
    {
      written: '火车和公共汽车的班次将增加，渡轮每10分钟过河一次。',
      spoken: '火车和公共汽车的班次将增加,渡轮每10分钟过河一次。',
      defaultMs: 6760,
    },
  ],
  es: [
    asWritten(
      'La ciudad de Róterdam cerrará su viejo puente del puerto desde el lunes hasta finales de marzo, dijo el alcalde.',
      6560,
    ),
    asWritten('Unas 12.500 personas lo usan cada día, la mayoría de ellas para ir al trabajo.', 5340),
    asWritten('Se prevé que las obras cuesten 48 millones de euros, el doble de lo planeado en 2021.', 6060),
    asWritten(
      'María Jensen, que tiene una panadería en la orilla norte, teme perder a un tercio de sus clientes.',
      5790,
    ),
    asWritten(
      'Los trenes y los autobuses pasarán con más frecuencia, y un transbordador cruzará el río cada 10 minutos.',
      6330,
    ),
  ],
  pt: [
    asWritten(
      'A cidade de Roterdã vai fechar sua velha ponte do porto de segunda-feira até o fim de março, disse o prefeito.',
      6670,
    ),
    asWritten('Cerca de 12.500 pessoas a usam todos os dias, a maioria delas para ir ao trabalho.', 5710),
    asWritten('A previsão é que as obras custem 48 milhões de euros, o dobro do que foi planejado em 2021.', 7350),
    asWritten('Maria Jensen, que tem uma padaria na margem norte, teme perder um terço de seus clientes.', 5700),
    asWritten(
      'Os trens e os ônibus vão passar com mais frequência, e uma balsa vai cruzar o rio a cada 10 minutos.',
      6200,
    ),
  ],
  de: [
    asWritten(
      'Die Stadt Rotterdam sperrt ihre alte Hafenbrücke von Montag bis Ende März, wie der Bürgermeister mitteilte.',
      5820,
    ),
    asWritten('Etwa 12.500 Menschen benutzen sie jeden Tag, die meisten von ihnen auf dem Weg zur Arbeit.', 6330),
    asWritten('Die Reparatur soll 48 Millionen Euro kosten, doppelt so viel, wie 2021 geplant war.', 7020),
    asWritten(
      'Maria Jensen, die am Nordufer eine Bäckerei betreibt, fürchtet, ein Drittel ihrer Kunden zu verlieren.',
      5670,
    ),
    asWritten('Züge und Busse sollen häufiger fahren, und eine Fähre wird den Fluss alle 10 Minuten überqueren.', 5450),
  ],
  fr: [
    asWritten(
      'La ville de Rotterdam fermera son vieux pont du port de lundi à la fin du mois de mars, a annoncé le maire.',
      5820,
    ),
    asWritten('Environ 12 500 personnes l’empruntent chaque jour, la plupart pour se rendre au travail.', 5260),
    asWritten('Les travaux devraient coûter 48 millions d’euros, deux fois plus que prévu en 2021.', 4950),
    asWritten(
      'Maria Jensen, qui tient une boulangerie sur la rive nord, craint de perdre un tiers de ses clients.',
      5530,
    ),
    asWritten(
      'Les trains et les bus seront plus fréquents, et un bac traversera le fleuve toutes les 10 minutes.',
      4940,
    ),
  ],
  ja: [
    {
      written: 'ロッテルダム市は、古い港の橋を月曜日から三月末まで閉鎖すると、市長が発表しました。',
      spoken:
        'ロッテルダムシワ、 フルイ ミナトノ ハシオ ゲツヨービカラ サンガツマツマデ ヘイサ スルト、 シチョーガ ハッピョー シマシタ。',
      defaultMs: 7450,
    },
    {
      written: 'この橋は毎日およそ1万2500人が利用し、その多くは通勤客です。',
      spoken:
        'コノ ハシワ マイニチ オヨソ イチマンニセンゴヒャクニンガ リヨー シ、 ソノ オークワ ツーキン キャクデス。',
      defaultMs: 5920,
    },
    {
      written: '修理費は4800万ユーロの見込みで、2021年の計画の2倍になります。',
      spoken:
        'シューリヒワ ヨンセンハッピャクマンユーロノ ミコミデ、 ニセンニジュウイチネンノ ケイカクノ ニバイニ ナリマス。',
      defaultMs: 5930,
    },
    {
      written: '北岸でパン屋を営むマリア・イェンセンさんは、客の3分の1を失うのではないかと心配しています。',
      spoken:
        'ホクガンデ パンヤオ イトナム マリア イェンセンサンワ、 キャクノ サンブンノイチオ ウシナウ ノデワナイカト シンパイ シテ イマス。',
      defaultMs: 7130,
    },
    {
      written: '電車とバスの本数は増え、渡し船が10分ごとに川を渡る予定です。',
      spoken: 'デンシャト バスノ ホンスーワ フエ、 ワタシブネガ ジュップンゴトニ カワオ ワタル ヨテイデス。',
      defaultMs: 5160,
    },
  ],
};
