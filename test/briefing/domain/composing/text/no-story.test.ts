import { describe, expect, test } from '@jest/globals';
import { isLabelled, isNoStory } from '../../../../../src/briefing/domain/composing/text/non-news/no-story.js';
import { isRecipe } from '../../../../../src/briefing/domain/composing/text/non-news/no-story.js';
import type { Language } from '../../../../../src/shared/kernel/language.js';

describe('an item', () => {
  test.each<[Language, string]>([
    ['en', 'Gallery: the storm in Rellham'],
    ['en', '7 tips for cycling in winter'],
    ['de', 'Bilderstrecke: der Sturm an der Küste'],
    ['de', 'Apothekennotdienst am Wochenende'],
    ['fr', 'Diaporama : la tempête sur la côte'],
    ['fr', 'Pharmacies de garde du week-end'],
    ['es', 'GALERÍA | Las mejores imágenes del entrenamiento'],
    ['es', 'Agenda del ministro para el lunes 24 de noviembre'],
    ['es', 'Farmacias de guardia'],
    ['es', 'Las entradas para el derbi, a la venta desde el lunes'],
    ['es', 'Fe de erratas'],
    ['pt', 'Galeria: treino desta sexta (21)'],
    ['pt', 'Confira as vagas de emprego do PAT desta sexta'],
    ['pt', 'Como cuidar da sua samambaia em 4 passos'],
    ['pt', 'Cartoon: o país visto por Bartolomeu'],
    ['zh', '组图：风暴过后的海港'],
    ['ja', '休日当番医のお知らせ'],
  ])('in %s headed "%s" is for the eye, or for looking things up', (language, title) => {
    expect(isNoStory(title, language)).toBe(true);
  });

  test.each<[Language, string]>([
    ['en', 'Gallery in Rellham buys a stolen painting back'],
    ['en', 'Links between the two firms are looked into'],
    ['de', 'Bilder aus dem Museum in Rellum gestohlen'],
    ['fr', 'Les images du satellite montrent la fonte du glacier'],
    ['es', 'La agenda climática divide al gobierno'],
    ['es', 'Las farmacias de Rellán piden más personal'],
    ['es', 'Las imágenes del satélite muestran el deshielo'],
    ['pt', 'A agenda climática divide o governo'],
    ['pt', 'Prefeitura abre 320 vagas em creches'],
    ['zh', '市政府招聘三百名消防员'],
    ['ja', '求人倍率が三か月ぶりに上昇'],
  ])('in %s headed "%s" may be news', (language, title) => {
    expect(isNoStory(title, language)).toBe(false);
  });

  test.each<[Language, string]>([
    ['en', 'Evening round-up: storms, a strike and a new bridge'],
    ['en', 'Betting odds: who takes the Ardley Cup'],
    ['en', 'Savings rates compared'],
    ['en', 'Job advert: two nurses for Rellham'],
    ['de', 'Tagesüberblick: Streik, Sturm und ein neuer Trainer'],
    ['de', 'Wettquoten: Wer gewinnt das Pokalspiel?'],
    ['de', 'Festgeldzinsen | Die besten Angebote'],
    ['de', 'Stellenanzeige: Pflegekraft in Rellum'],
    ['fr', 'Le tour de l’actu : grève, tempête et pont'],
    ['fr', 'Nécrologie | Jeanne Morvel'],
    ['fr', 'Taux de change'],
    ['es', 'Resumen del día: huelga, temporal y fútbol'],
    ['es', 'Cuotas del partido: Rellán contra Tarvos'],
    ['es', 'Ofertas de empleo | Enfermeras en Rellán'],
    ['pt', 'Resumo do dia: greve, temporal e futebol'],
    ['pt', 'Palpites do jogo: Relva x Tarvo'],
    ['pt', 'Obituários'],
    ['zh', '今日速览：罢工、风暴与新桥'],
    ['zh', '各大银行存款利率一览表'],
    ['zh', '赔率分析：海港队主场迎战'],
    ['ja', 'ニュースまとめ：スト、嵐、新しい橋'],
    ['ja', '預金金利ランキング'],
    ['ja', '最新オッズ｜杯の決勝'],
  ])('in %s headed "%s" is printed in the same form day after day', (language, title) => {
    expect(isLabelled(title, language)).toBe(true);
  });

  test.each<[Language, string]>([
    ['en', 'Mortgage rates fall to their lowest in two years'],
    ['en', 'Odds shorten on an early election in Tarvia'],
    ['en', 'We are hiring too few nurses, says minister'],
    ['en', 'Day of strikes brings Rellham to a halt'],
    ['de', 'Stellenabbau bei Werft in Rellum: 400 gehen'],
    ['de', 'Festgeldzinsen steigen zum ersten Mal seit Jahren'],
    ['de', 'Wir trauern um die Opfer, sagt der Kanzler'],
    ['en', 'Mortgage rates: lenders cut their deals'],
    ['es', 'Apuestas: la policía detiene a doce'],
    ['fr', 'Obsèques : des milliers de personnes rendent hommage'],
    ['ja', '訃報：作家の森山さん死去'],
    ['fr', 'Les cotes de popularité du ministre chutent'],
    ['fr', 'Taux de change : la Banque centrale intervient'],
    ['es', 'Empleo crece en Rellán por tercer mes'],
    ['es', 'Las cuotas de pesca se reducen un tercio'],
    ['pt', 'Apostas ilegais: polícia prende doze em Relva'],
    ['pt', 'Taxas de câmbio sobem após decisão do banco'],
    ['zh', '存款利率下调：多家银行今日起执行'],
    ['zh', '今日快递费上涨'],
    ['ja', '求人倍率が三か月ぶりに上昇'],
    ['ja', '預金金利：大手銀行が引き上げ'],
  ])('in %s headed "%s" is news of what others print every day', (language, title) => {
    expect(isLabelled(title, language)).toBe(false);
  });

  test.each<[Language, string]>([
    ['en', 'A stew for cold days. Ingredients: 400 g of chickpeas, an onion.'],
    ['de', 'Ein Eintopf für kalte Tage. Zutaten (4 Personen): 400 g Kichererbsen.'],
    ['fr', 'Un plat pour l’hiver. Ingrédients : 400 g de pois chiches.'],
    ['es', 'Un plato de cuchara. Ingredientes (4 personas): 400 g de garbanzos.'],
    ['pt', 'Receita da vovó! Ingredientes: 3 ovos; 2 xícaras de fubá.'],
    ['zh', '冬天的炖菜。食材：鹰嘴豆四百克。'],
    ['ja', '寒い日の煮込み。材料（4人分）：ひよこ豆400グラム。'],
  ])('in %s with a list of ingredients is a recipe', (_, text) => {
    expect(isRecipe(text)).toBe(true);
  });
});
