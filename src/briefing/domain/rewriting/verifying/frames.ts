import type { Language } from '../../../../shared/kernel/language.js';

/** What a host says before a fact and what states none: "The good news: …", "In short, …". Neither a cause nor a result. */
const FRAMES: Readonly<Record<Language, string>> = {
  en: `the good news|good news|the bad news|in short|to sum up|in summary|in brief|to recap|a quick recap|as a reminder|one more detail|one more thing|another detail|
    also worth noting|worth noting|worth knowing|the background|the numbers|the figures|the details|the latest|what we know|here's what we know|here is what we know|
    there's more|and there's more|interestingly|notably|importantly|on a lighter note|in other news|and now|first|finally|lastly|more specifically|specifically`,
  de: `die gute nachricht|gute nachrichten|gute nachricht|die schlechte nachricht|kurz gesagt|kurz zusammengefasst|zusammengefasst|zusammenfassend|zur erinnerung|
    das wichtigste in kürze|noch ein detail|ein weiteres detail|interessant|bemerkenswert|wichtig|die zahlen|die details|die einzelheiten|zum hintergrund|der hintergrund|
    das wissen wir|und es gibt noch mehr|zum schluss|zum abschluss|unterm strich|der stand der dinge|konkret|genauer`,
  fr: `la bonne nouvelle|bonne nouvelle|la mauvaise nouvelle|en bref|en résumé|pour résumer|pour rappel|à noter|autre détail|autre précision|fait intéressant|
    les chiffres|les détails|le contexte|ce que l'on sait|voici ce que l'on sait|pour finir|enfin|en clair|plus précisément|concrètement`,
  es: `la buena noticia|buenas noticias|la mala noticia|en resumen|para resumir|en pocas palabras|recordemos|cabe destacar|otro detalle|un detalle más|otro dato|
    los datos|los detalles|el contexto|esto es lo que sabemos|para terminar|por último|en concreto|concretamente`,
  pt: `a boa notícia|boas notícias|a má notícia|em resumo|resumindo|para resumir|em poucas palavras|vale lembrar|outro detalhe|mais um detalhe|os números|
    os detalhes|o contexto|eis o que sabemos|para terminar|por fim|por último|em concreto|concretamente`,
  zh: `好消息是|坏消息是|好消息|简而言之|总的来说|总之|简单来说|值得一提的是|值得注意的是|还有一个细节|回顾一下|具体来说|最后`,
  ja: `良い知らせもあります|良いニュースもあります|良い知らせです|まとめますと|要点をまとめると|振り返りますと|ちなみに|注目すべき点です|最後に|具体的には`,
};

const PATTERNS = new Map<Language, RegExp>();

function patternOf(language: Language): RegExp {
  const known = PATTERNS.get(language);
  if (known !== undefined) return known;
  const frames = FRAMES[language].split('|').map((frame) => frame.trim());
  const made = new RegExp(`^(?:${frames.join('|')}) ?[:：,，、。]`, 'iu');
  PATTERNS.set(language, made);
  return made;
}

export const withoutFrame = (text: string, language: Language): string =>
  text.replace(/[’‘]/gu, "'").replace(patternOf(language), '').trim();
