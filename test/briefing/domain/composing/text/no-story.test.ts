import { describe, expect, test } from '@jest/globals';
import { isNoStory } from '../../../../../src/briefing/domain/composing/text/non-news/no-story.js';
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
