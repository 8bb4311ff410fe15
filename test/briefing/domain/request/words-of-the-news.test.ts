import { describe, expect, test } from '@jest/globals';
import { understand } from '../../../../src/briefing/domain/request/understand.js';
import type { Language } from '../../../../src/shared/kernel/language.js';

const refused = (request: string, language: Language): readonly string[] => {
  const { excluded, less } = understand(request, language);
  return [...excluded, ...less].map(({ text }) => text);
};
const wanted = (request: string, language: Language): readonly string[] =>
  understand(request, language).wanted.map(({ text }) => text);

test.each([
  ['en', 'I want to know whether benefits will be cut'],
  ['en', 'Which of the ministers has to go?'],
  ['en', 'Protests saying Netanyahu must go'],
  ['de', 'Ich will wissen, warum Trump die NATO ignoriert'],
  ['de', 'Welche Medikamente sollen vermieden werden?'],
  ['fr', "Pourquoi il faut supprimer l'ENA"],
  ['fr', 'Pourquoi personne ne veut acheter de voiture électrique'],
  ['es', 'Quiero saber si hay que eliminar el IVA'],
  ['es', 'Por qué nadie quiere comprar coches eléctricos'],
  ['pt', 'Por que o presidente tem que sair do país'],
  ['pt', 'O imposto deve ser cortado?'],
  ['zh', '讲讲哪些食物要避免'],
  ['zh', '為什麼沒人想買電動車'],
] as const)('who asks in %s what must go, is cut or is not wanted refuses nothing: %s', (language, request) => {
  expect(refused(request, language)).toEqual([]);
});

test.each([
  ['fr', 'Les médicaments qui doivent être évités'],
  ['fr', 'Une actualité sur la loi qui exclut les athlètes russes'],
  ['es', 'Medicamentos que deben ser evitados'],
  ['pt', 'Remédios que devem ser evitados'],
] as const)(
  'a relative clause in %s says of a thing, not of the briefing, what is left out: %s',
  (language, request) => {
    expect(refused(request, language)).toEqual([]);
  },
);

test.each([
  ['en', 'Stories about the move away from coal and about wind power'],
  ['en', 'News on astronomy: galaxies far away from Earth'],
  ['fr', 'La vie loin de Paris, ruralité'],
  ['es', 'Vivir lejos de la ciudad'],
  ['es', 'Noticias sobre el rechazo a la reforma judicial'],
  ['pt', 'A vida longe da cidade'],
  ['pt', 'O preso que foge da cadeia'],
  ['pt', 'Governo corta os juros?'],
  ['pt', 'Por que jovens querem deixar o Brasil'],
  ['en', 'Axe throwing championships'],
  ['zh', '离婚率对社会的长远影响'],
  ['zh', '想听用AI取代人工的报道'],
  ['ja', 'アメリカから離れて中国に近づく国々'],
  ['ja', '訴えは却下された？裁判のニュース'],
] as const)('a direction in %s that no instruction opens with refuses nothing: %s', (language, request) => {
  expect(refused(request, language)).toEqual([]);
});

describe('a word of praise', () => {
  test.each([
    ['de', 'Was gibt es Neues zum Super Bowl?', 'super bowl'],
    ['de', 'Toll Collect und die Maut', 'toll collect'],
    ['fr', 'Les résultats du Top 14 et du foot', 'top 14'],
    ['es', 'La amiga genial, la serie', 'amiga genial'],
    ['pt', 'Maconha legal no Uruguai', 'maconha legal'],
    ['zh', '绝不错过足球', '绝不错过足球'],
    ['ja', '夫婦別姓は最高裁でどうなった？', '夫婦別姓は最高裁'],
  ] as const)('stays in a name in %s: %s', (language, request, name) => {
    expect(wanted(request, language).join('|').toLowerCase()).toContain(name);
  });

  test.each([
    ['de', 'Schach super, Golf weniger', 'Schach'],
    ['fr', "Le PSG, c'est génial", 'PSG'],
    ['es', 'El Madrid es genial', 'Madrid'],
    ['ja', '宇宙は最高、もっと聞かせて', '宇宙'],
    ['zh', '游泳很好，跳水就少来点', '游泳'],
    ['ja', '水泳は最高、飛び込みはほどほどに', '水泳'],
  ] as const)(
    'says in %s what is wanted, of a name that is praised or beside what is turned down: %s',
    (language, request, name) => {
      expect(wanted(request, language)).toEqual([name]);
    },
  );
});

test.each([
  ['zh', '苹果用户最关心的新闻'],
  ['zh', '客户需求和零售业'],
  ['zh', '听众喜欢的歌'],
  ['fr', 'Couvre-feu à Mayotte'],
  ['zh', '朝鲜半岛走势和韩国经济'],
  ['zh', '中国经济向何处走'],
  ['ja', 'ChatGPTのユーザーが増えた理由'],
  ['ja', '利用者に人気のアプリ'],
  ['ja', '待遇改善を求めるデモのニュース'],
] as const)('names in %s keep the words that only look like a listener or a direction: %s', (language, request) => {
  const names = wanted(request, language);
  expect(names.every((name) => request.includes(name))).toBe(true);
  expect(names.length).toBeGreaterThan(0);
});

test.each([
  ['es', 'No me interesa tanto el fútbol como la ciencia', 'ciencia'],
  ['fr', "Je n'aime pas tant le sport que la science", 'science'],
  ['pt', 'Não gosto tanto de futebol como de ciência', 'ciência'],
  ['en', 'parties that are neither left nor right', 'left'],
] as const)(
  'a pair of words in %s that sets one against the other refuses one at most: %s',
  (language, request, name) => {
    expect(refused(request, language)).not.toContain(name);
  },
);
