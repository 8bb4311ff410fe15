import { describe, expect, test } from '@jest/globals';
import { TopicEvidence } from '../../../../src/briefing/domain/request/topics/topic-evidence.js';
import { isPartOf, type Topic } from '../../../../src/briefing/domain/request/understood.js';
import type { Language } from '../../../../src/shared/kernel/language.js';

const evidence = (language: Language, title: string): TopicEvidence =>
  new TopicEvidence({ title, text: '', url: null, language });

describe('a report', () => {
  test.each<[Topic, Language, string]>([
    ['food', 'en', 'Harbour town gets its first Michelin star restaurant'],
    ['food', 'de', 'Winzer erwarten an der Mosel eine kleine Ernte'],
    ['food', 'fr', 'Un boulanger de Lille prépare la plus grande galette'],
    ['food', 'es', 'El cocinero que volvió a su pueblo abre restaurante'],
    ['food', 'pt', 'Padaria de bairro ganha prêmio de gastronomia'],
    ['food', 'zh', '老街火锅店与面包店同日开张'],
    ['food', 'ja', '老舗居酒屋が駅前に移転'],
    ['cars', 'en', 'Carmaker recalls 48,000 electric cars over faulty cable'],
    ['cars', 'de', 'Autobauer ruft Elektroautos zurück'],
    ['cars', 'fr', 'Un constructeur automobile rappelle des voitures électriques'],
    ['cars', 'es', 'Suben las ventas de coches eléctricos'],
    ['cars', 'pt', 'Montadora convoca recall de picapes'],
    ['cars', 'zh', '两家车企召回电动车'],
    ['cars', 'ja', '自動車各社が新型車を発表'],
    ['education', 'en', 'Teachers in the north plan a strike before exam results'],
    ['education', 'de', 'Grundschulen fehlen Lehrkräfte'],
    ['education', 'fr', 'Les lycéens passent le baccalauréat en juin'],
    ['education', 'es', 'Los docentes piden aulas más pequeñas'],
    ['education', 'pt', 'Alunos da rede pública fazem o Enem'],
    ['education', 'zh', '教育部公布中小学寒假安排'],
    ['education', 'ja', '小学校の授業時間を短縮'],
    ['religion', 'en', 'Bishops gather at the Vatican'],
    ['religion', 'de', 'Papst empfängt Bischöfe'],
    ['religion', 'fr', 'Le pape reçoit des évêques'],
    ['religion', 'es', 'El papa recibe a los obispos'],
    ['religion', 'pt', 'Papa recebe bispos no Vaticano'],
    ['religion', 'zh', '教皇在梵蒂冈会见主教'],
    ['religion', 'ja', 'ローマ教皇が司教らと面会'],
    ['space', 'en', 'Astronauts return from the space station'],
    ['space', 'de', 'Raumsonde sendet Bilder vom Asteroiden'],
    ['space', 'fr', 'Un télescope découvre une exoplanète'],
    ['space', 'es', 'Un telescopio halla un asteroide'],
    ['space', 'pt', 'Astronautas voltam da estação espacial'],
    ['space', 'zh', '神舟飞船与空间站对接'],
    ['space', 'ja', '探査機が小惑星に接近'],
    ['crypto', 'en', 'Bitcoin falls below its level of spring'],
    ['crypto', 'de', 'Kryptobörse meldet Ausfall'],
    ['crypto', 'fr', 'Le régulateur encadre les cryptomonnaies'],
    ['crypto', 'es', 'Las criptomonedas caen otra vez'],
    ['crypto', 'pt', 'Regras para criptoativos entram em vigor'],
    ['crypto', 'zh', '比特币跌破年内低点'],
    ['crypto', 'ja', '暗号資産の取引所で障害'],
  ])('of %s is known by its headline in %s: %s', (topic, language, title) => {
    expect(evidence(language, title).touches(topic)).toBe(true);
    expect(evidence(language, title).isAbout(topic)).toBe(true);
  });

  test.each<[Language, string, Topic]>([
    ['en', 'Rockets hit a harbour in the south', 'space'],
    ['en', 'Christian Lund is the new mayor', 'religion'],
    ['en', 'The class action against the bank goes on', 'education'],
    ['de', 'Roland Koch zieht sich zurück', 'food'],
    ['de', 'In Essen steht die Straßenbahn still', 'food'],
    ['es', 'Aprueban esa ley en el Senado', 'space'],
    ['es', 'Cohetes caen sobre el puerto', 'space'],
    ['pt', 'A Corte decide na quinta', 'food'],
    ['zh', '火箭弹击中港口', 'space'],
    ['ja', 'ロケット弾が港に着弾', 'space'],
  ])('in %s is not taken for another subject by an everyday word: %s', (language, title, topic) => {
    expect(evidence(language, title).touches(topic)).toBe(false);
  });

  test('of space is science, and what is science need not be of space', () => {
    expect([isPartOf('space', 'science'), isPartOf('science', 'space')]).toEqual([true, false]);
  });

  test('of politics is no less so because it speaks of schools', () => {
    const report = evidence('en', 'Parliament votes on school reform as ministers resign over teachers');
    expect(report.isAbout('politics')).toBe(true);
  });
});
