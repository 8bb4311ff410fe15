import type { TrueNews } from './true-news.js';

export const de: TrueNews = [
  [
    'Zahl der offenen Stellen sinkt',
    'Die Zahl der offenen Stellen ist auf 610.000 gesunken. Das teilte die Bundesagentur mit.',
  ],
  [
    'Rezeptfreie Pille: Kabinett beschließt Gesetz',
    'Die Pille danach bleibt rezeptfrei. Das Kabinett beschloss am Mittwoch ein Gesetz.',
  ],
  [
    'Ihre Rente steigt im Juli um vier Prozent',
    'Die Renten steigen im Juli um vier Prozent. Das kostet 16 Milliarden Euro.',
  ],
  [
    'Was Sie über die neue Steuer wissen müssen',
    'Von Januar an gilt eine neue Steuer auf Plastik. Hersteller zahlen 80 Cent je Kilo.',
  ],
  [
    'Gewinnspiel-Betrüger verurteilt',
    'Das Landgericht hat zwei Betrüger zu vier Jahren Haft verurteilt. Sie hatten Rentner mit falschen Gewinnspielen getäuscht.',
  ],
  [
    'Warum die Milch teurer wird',
    'Ein Liter Milch kostet jetzt 1,39 Euro. Die Molkereien begründen das mit dem Futter.',
  ],
  [
    'Wir haben keine Zeit mehr, warnt Klimaforscherin',
    'Die Erde erwärmt sich schneller als erwartet, warnt die Klimaforscherin Ines Thal.',
  ],
  [
    '5 Tote bei Hausbrand in Essen',
    'Fünf Menschen sind bei einem Hausbrand in Essen gestorben. Die Ursache ist unklar.',
  ],
  ['Bahn stellt Nachtzug nach Rom ein', 'Die Bahn stellt den Nachtzug nach Rom im Dezember ein. Er fuhr seit 1972.'],
  [
    'Neuer Panzer gesucht: Bundeswehr schreibt Auftrag aus',
    'Die Bundeswehr sucht einen neuen Panzer. Der Auftrag ist neun Milliarden Euro wert.',
  ],
  ['Kommt jetzt die Impfpflicht?', 'Der Ethikrat berät am Donnerstag über eine Impfpflicht für Pflegekräfte.'],
  [
    'Stiftung Warentest rügt E-Bikes',
    'Jedes dritte E-Bike fällt bei der Stiftung Warentest durch. Zwei Rahmen brachen.',
  ],
  [
    'Test der Sirenen am Donnerstag',
    'Am Donnerstag um elf Uhr heulen in ganz Deutschland die Sirenen. Es ist eine Übung.',
  ],
  [
    'Unser Sonnensystem bewegt sich schneller als gedacht',
    'Unser Sonnensystem bewegt sich dreimal so schnell durch das All wie gedacht. Das zeigt eine Studie aus Bielefeld.',
  ],
  [
    'Nach dem Anschlag werden Zeugen gesucht',
    'Ein Unbekannter hat in Ahlum eine Bombe gelegt. Nach dem Anschlag werden Zeugen gesucht, teilte die Polizei mit.',
  ],
];
