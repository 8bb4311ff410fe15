import { ENGLISH_HELD_OUT } from './english-revisions-held-out.js';
import { casesIn, type RevisionCase } from './revision-cases.js';

const DE = casesIn('de', [
  [
    'updated',
    'mehr Häuser',
    'Das Hochwasser beschädigte 60 Häuser im Mühltal.',
    '',
    'Das Hochwasser beschädigte 75 Häuser im Mühltal.',
  ],
  [
    'changed',
    'weniger Stimmen',
    'Für den Antrag stimmten 312 Abgeordnete, dagegen 280.',
    '',
    'Für den Antrag stimmten 302 Abgeordnete, dagegen 280.',
  ],
  [
    'changed',
    'eine andere Trainerin',
    'Neue Trainerin der Mannschaft wird Ulrike Sternau.',
    '',
    'Neue Trainerin der Mannschaft wird Annika Wohlrab.',
  ],
  [
    'changed',
    'ein anderer Wochentag',
    'Die Züge fahren ab Freitag wieder nach Plan.',
    '',
    'Die Züge fahren ab Sonntag wieder nach Plan.',
  ],
  [
    'corrected',
    'eine Anmerkung',
    'Die Anlage versorgt 20.000 Haushalte mit Strom.',
    '',
    'Die Anlage versorgt 2.000 Haushalte mit Strom. Anmerkung der Redaktion: In einer früheren Fassung hieß es, die Anlage versorge 20.000 Haushalte.',
  ],
  [
    'retracted',
    'ein gelöschter Artikel',
    'Der Abgeordnete erhielt Geld von einem Verein.',
    '',
    'Wir haben diesen Artikel gelöscht, weil die Vorwürfe nicht belegt waren.',
  ],
  [
    null,
    'gekürzte Namen',
    'Die Europäische Zentralbank lässt den Leitzins unverändert.',
    '',
    'Die EZB lässt den Leitzins unverändert.',
  ],
  [null, 'ein Synonym', 'Die Polizei nahm drei Verdächtige fest.', '', 'Die Beamten nahmen drei Tatverdächtige fest.'],
  [
    null,
    'ein neuer Absatz',
    'In Mühltal ist eine Schule evakuiert worden.',
    '',
    'In Mühltal ist eine Schule evakuiert worden. Rund 400 Kinder wurden in Sicherheit gebracht. Der Alarm war falsch.',
  ],
  [null, 'die Temperatur', 'Aktuell sind es 18 Grad in Mühltal.', '', 'Aktuell sind es 21 Grad in Mühltal.'],
]);

const FR = casesIn('fr', [
  [
    'updated',
    'plus de blessés',
    'La collision a fait douze blessés près de Saint-Orens.',
    '',
    'La collision a fait dix-neuf blessés près de Saint-Orens.',
  ],
  [
    'changed',
    'une autre somme',
    'L’entreprise devra payer 3,2 millions d’euros d’amende.',
    '',
    'L’entreprise devra payer 2,3 millions d’euros d’amende.',
  ],
  [
    'changed',
    'une négation',
    'Le syndicat a signé l’accord sur les salaires.',
    '',
    'Le syndicat n’a pas signé l’accord sur les salaires.',
  ],
  [
    'changed',
    'une autre ville',
    'Le congrès se tiendra à Besançon du 3 au 5 juin.',
    '',
    'Le congrès se tiendra à Perpignan du 3 au 5 juin.',
  ],
  [
    'corrected',
    'une version précédente',
    'Le tunnel mesure 14 kilomètres.',
    '',
    'Le tunnel mesure 4 kilomètres. Une version précédente de cet article indiquait par erreur que le tunnel mesure 14 kilomètres.',
  ],
  [
    'retracted',
    'dépublié',
    'La chanteuse annule sa tournée.',
    '',
    'Nous avons retiré cet article, dont les informations étaient inexactes.',
  ],
  [
    null,
    'une reformulation',
    'La mairie a décidé de fermer la piscine pour travaux.',
    '',
    'La piscine fermera pour travaux, a décidé la municipalité.',
  ],
  [
    null,
    'un mot de plus',
    'Deux personnes ont été interpellées à Saint-Orens.',
    '',
    'Deux personnes ont été interpellées mardi soir à Saint-Orens, près de Toulouse.',
  ],
]);

const ES = casesIn('es', [
  [
    'updated',
    'más evacuados',
    'El incendio obligó a evacuar a 200 vecinos de Almenara.',
    '',
    'El incendio obligó a evacuar a 350 vecinos de Almenara.',
  ],
  [
    'changed',
    'otra ministra',
    'La nueva ministra de Cultura será Lucía Berenguel.',
    '',
    'La nueva ministra de Cultura será Carmen Altolaguirre.',
  ],
  [
    'changed',
    'otro mes',
    'El museo abrirá sus puertas en marzo con una muestra de fotografía.',
    '',
    'El museo abrirá sus puertas en mayo con una muestra de fotografía.',
  ],
  [
    'changed',
    'ganó y perdió',
    'El equipo local ganó el partido decisivo en la prórroga.',
    '',
    'El equipo local perdió el partido decisivo en la prórroga.',
  ],
  [
    'corrected',
    'aclaración',
    'El puente costó 45 millones de euros.',
    '',
    'El puente costó 4,5 millones de euros. Rectificación: en una versión anterior de esta noticia se decía que el puente costó 45 millones de euros.',
  ],
  [
    'retracted',
    'retirado',
    'La empresa vertió residuos al río.',
    '',
    'Hemos retirado esta noticia tras comprobar que la denuncia era falsa.',
  ],
  [
    null,
    'más datos',
    'Un tren descarriló cerca de Almenara.',
    '',
    'Un tren de mercancías con 22 vagones descarriló el lunes cerca de Almenara sin causar heridos.',
  ],
  [null, 'tilde', 'El presidente viajara a Almenara en otoño.', '', 'El presidente viajará a Almenara en otoño.'],
]);

const PT = casesIn('pt', [
  [
    'updated',
    'mais desabrigados',
    'A enchente deixou 120 famílias desabrigadas em Ribeira Alta.',
    '',
    'A enchente deixou 180 famílias desabrigadas em Ribeira Alta.',
  ],
  [
    'changed',
    'outra percentagem',
    'A taxa de juro desce para 2,5%, anunciou o banco central.',
    '',
    'A taxa de juro desce para 3,5%, anunciou o banco central.',
  ],
  [
    'changed',
    'outro dia',
    'As aulas recomeçam na quarta-feira em todo o estado.',
    '',
    'As aulas recomeçam na sexta-feira em todo o estado.',
  ],
  [
    'corrected',
    'nota da redação',
    'O hospital terá 700 camas.',
    '',
    'O hospital terá 70 camas. Nota da redação: esta notícia foi corrigida. O hospital terá 70 camas, e não 700.',
  ],
  [
    'retracted',
    'matéria removida',
    'O vereador foi preso em casa.',
    '',
    'Esta matéria foi retirada por conter informações incorretas.',
  ],
  [null, 'reescrita', 'O clube contratou um novo treinador.', '', 'Novo treinador foi contratado pelo clube.'],
  [
    null,
    'acréscimo',
    'O ministro pediu demissão.',
    '',
    'O ministro pediu demissão. Ele estava no cargo havia 14 meses.',
  ],
]);

const JA = casesIn('ja', [
  ['updated', 'けが人が増えた', '列車の脱線で8人がけがをしました。', '', '列車の脱線で11人がけがをしました。'],
  [
    'changed',
    '金額が違っていた',
    '新しい庁舎の建設費は120億円となる見通しだ。',
    '',
    '新しい庁舎の建設費は102億円となる見通しだ。',
  ],
  ['changed', '曜日が違っていた', '運転の再開は火曜日の予定です。', '', '運転の再開は木曜日の予定です。'],
  ['changed', '否定が抜けていた', '委員会は計画の変更を認めた。', '', '委員会は計画の変更を認めなかった。'],
  [
    'corrected',
    'おわびと訂正',
    '受賞者は7人でした。',
    '',
    '受賞者は17人でした。おわびと訂正：当初、受賞者を7人とお伝えしましたが、17人の誤りでした。',
  ],
  ['retracted', '撤回', '選手は引退を表明した。', '', '【記事の取り消し】この記事は誤報のため削除しました。'],
  [null, '言い換え', '県は避難所を20か所に設けました。', '', '県は20か所に避難所を開設しました。'],
  [null, '続報', '空港の滑走路が閉鎖された。', '', '空港の滑走路が閉鎖された。午後3時に再開した。'],
]);

const ZH = casesIn('zh', [
  ['updated', '受伤人数增加', '列车脱轨造成15人受伤，目前已送医。', '', '列车脱轨造成21人受伤，已全部送医。'],
  ['changed', '国家不同', '会谈下周将在挪威举行，双方代表均已确认。', '', '会谈下周将在瑞士举行，双方代表均已确认。'],
  ['changed', '漏了否定', '公司表示将关闭该工厂。', '', '公司表示不会关闭该工厂。'],
  ['changed', '比例不同', '出口同比增长6.8%，高于预期。', '', '出口同比增长8.6%，高于预期。'],
  ['corrected', '勘误', '展览共展出文物300件。', '', '展览共展出文物30件。勘误：此前报道误将文物数量写为300件。'],
  ['retracted', '删除', '该演员已退出剧组。', '', '编者按：该报道因内容失实，已被撤回。'],
  [null, '增加细节', '台风已登陆沿海地区。', '', '台风于周二凌晨登陆沿海地区，中心风力12级。'],
  [null, '同义改写', '学校决定推迟开学。', '', '学校方面决定延后开学日期。'],
]);

export const HELD_OUT: readonly RevisionCase[] = [...ENGLISH_HELD_OUT, ...DE, ...FR, ...ES, ...PT, ...JA, ...ZH];
