import type { Language } from '../../../../shared/kernel/language.js';

/** A sentence of a transcript, and as it is given to engines. */
export interface CalibrationSentence {
  readonly written: string;
  readonly spoken: string;
}

const asWritten = (text: string): CalibrationSentence => ({ written: text, spoken: text });

/**
 * Ordinary sentences of news, about 30 seconds. What is spoken is what `speakable` makes of it, which a test looks at:
 * the dictionary that it takes for Japanese is too large for a process that speaks nothing else.
 */
export const CALIBRATION_TEXT: Readonly<Record<Language, readonly CalibrationSentence[]>> = {
  en: [
    asWritten(
      'The city of Rotterdam will close its old harbour bridge from Monday until the end of March, the mayor said.',
    ),
    asWritten('About 12,500 people use it every day, most of them on their way to work.'),
    {
      written: 'The repairs are expected to cost 48 million euros, twice as much as was planned in 2021.',
      spoken: 'The repairs are expected to cost 48 million euros, twice as much as was planned in 20 21.',
    },
    asWritten('Maria Jensen, who runs a bakery on the north side, fears that she will lose a third of her customers.'),
    asWritten('Trains and buses will run more often, and a ferry is to cross the river every 10 minutes.'),
  ],
  zh: [
    {
      written: '鹿特丹市市长表示，旧港大桥将从星期一起关闭，直到三月底。',
      spoken: '鹿特丹市市长表示,旧港大桥将从星期一起关闭,直到三月底。',
    },
    {
      written: '每天约有12500人使用这座桥，其中大多数人是去上班。',
      spoken: '每天约有12500人使用这座桥,其中大多数人是去上班。',
    },
    {
      written: '维修费用预计为4800万欧元，是2021年计划的两倍。',
      spoken: '维修费用预计为4800万欧元,是二零二一年计划的两倍。',
    },
    {
      written: '在北岸经营面包店的玛丽亚·詹森担心会失去三分之一的顾客。',
      spoken: '在北岸经营面包店的玛丽亚詹森担心会失去三分之一的顾客。',
    },
    {
      written: '火车和公共汽车的班次将增加，渡轮每10分钟过河一次。',
      spoken: '火车和公共汽车的班次将增加,渡轮每10分钟过河一次。',
    },
  ],
  es: [
    asWritten(
      'La ciudad de Róterdam cerrará su viejo puente del puerto desde el lunes hasta finales de marzo, dijo el alcalde.',
    ),
    asWritten('Unas 12.500 personas lo usan cada día, la mayoría de ellas para ir al trabajo.'),
    asWritten('Se prevé que las obras cuesten 48 millones de euros, el doble de lo planeado en 2021.'),
    asWritten('María Jensen, que tiene una panadería en la orilla norte, teme perder a un tercio de sus clientes.'),
    asWritten(
      'Los trenes y los autobuses pasarán con más frecuencia, y un transbordador cruzará el río cada 10 minutos.',
    ),
  ],
  pt: [
    asWritten(
      'A cidade de Roterdã vai fechar sua velha ponte do porto de segunda-feira até o fim de março, disse o prefeito.',
    ),
    asWritten('Cerca de 12.500 pessoas a usam todos os dias, a maioria delas para ir ao trabalho.'),
    asWritten('A previsão é que as obras custem 48 milhões de euros, o dobro do que foi planejado em 2021.'),
    asWritten('Maria Jensen, que tem uma padaria na margem norte, teme perder um terço de seus clientes.'),
    asWritten('Os trens e os ônibus vão passar com mais frequência, e uma balsa vai cruzar o rio a cada 10 minutos.'),
  ],
  de: [
    asWritten(
      'Die Stadt Rotterdam sperrt ihre alte Hafenbrücke von Montag bis Ende März, wie der Bürgermeister mitteilte.',
    ),
    asWritten('Etwa 12.500 Menschen benutzen sie jeden Tag, die meisten von ihnen auf dem Weg zur Arbeit.'),
    asWritten('Die Reparatur soll 48 Millionen Euro kosten, doppelt so viel, wie 2021 geplant war.'),
    asWritten('Maria Jensen, die am Nordufer eine Bäckerei betreibt, fürchtet, ein Drittel ihrer Kunden zu verlieren.'),
    asWritten('Züge und Busse sollen häufiger fahren, und eine Fähre wird den Fluss alle 10 Minuten überqueren.'),
  ],
  fr: [
    asWritten(
      'La ville de Rotterdam fermera son vieux pont du port de lundi à la fin du mois de mars, a annoncé le maire.',
    ),
    asWritten('Environ 12 500 personnes l’empruntent chaque jour, la plupart pour se rendre au travail.'),
    asWritten('Les travaux devraient coûter 48 millions d’euros, deux fois plus que prévu en 2021.'),
    asWritten('Maria Jensen, qui tient une boulangerie sur la rive nord, craint de perdre un tiers de ses clients.'),
    asWritten('Les trains et les bus seront plus fréquents, et un bac traversera le fleuve toutes les 10 minutes.'),
  ],
  ja: [
    {
      written: 'ロッテルダム市は、古い港の橋を月曜日から三月末まで閉鎖すると、市長が発表しました。',
      spoken:
        'ロッテルダムシワ、 フルイ ミナトノ ハシオ ゲツヨービカラ サンガツマツマデ ヘイサ スルト、 シチョーガ ハッピョー シマシタ。',
    },
    {
      written: 'この橋は毎日およそ1万2500人が利用し、その多くは通勤客です。',
      spoken:
        'コノ ハシワ マイニチ オヨソ イチマンニセンゴヒャクニンガ リヨー シ、 ソノ オークワ ツーキン キャクデス。',
    },
    {
      written: '修理費は4800万ユーロの見込みで、2021年の計画の2倍になります。',
      spoken:
        'シューリヒワ ヨンセンハッピャクマンユーロノ ミコミデ、 ニセンニジュウイチネンノ ケイカクノ ニバイニ ナリマス。',
    },
    {
      written: '北岸でパン屋を営むマリア・イェンセンさんは、客の3分の1を失うのではないかと心配しています。',
      spoken:
        'ホクガンデ パンヤオ イトナム マリア イェンセンサンワ、 キャクノ サンブンノイチオ ウシナウ ノデワナイカト シンパイ シテ イマス。',
    },
    {
      written: '電車とバスの本数は増え、渡し船が10分ごとに川を渡る予定です。',
      spoken: 'デンシャト バスノ ホンスーワ フエ、 ワタシブネガ ジュップンゴトニ カワオ ワタル ヨテイデス。',
    },
  ],
};
