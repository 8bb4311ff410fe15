import type { Language } from '../../../shared/kernel/language.js';
import { terms } from './words.js';

const SATURATION = 1.2;
const LENGTH_WEIGHT = 0.75;

/** BM25 of each document for the query; 0 where no term of it occurs. */
export function relevance(query: readonly string[], documents: readonly (readonly string[])[]): readonly number[] {
  const asked = [...new Set(query)];
  const averageLength = documents.reduce((sum, document) => sum + document.length, 0) / (documents.length || 1) || 1;
  const counted = documents.map((document) => countOf(asked, document));
  const rarity = asked.map((_, position) => {
    const having = counted.filter((counts) => (counts[position] ?? 0) > 0).length;
    return Math.log(1 + (documents.length - having + 0.5) / (having + 0.5));
  });
  return documents.map((document, index) => {
    const norm = SATURATION * (1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * document.length) / averageLength);
    return (counted[index] ?? []).reduce(
      (sum, count, position) => sum + ((rarity[position] ?? 0) * count * (SATURATION + 1)) / (count + norm),
      0,
    );
  });
}

function countOf(asked: readonly string[], document: readonly string[]): readonly number[] {
  const places = new Map(asked.map((term, position) => [term, position]));
  const counts = asked.map(() => 0);
  for (const term of document) {
    const place = places.get(term);
    if (place !== undefined) counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts;
}

/** How a listener asks, not what about: "please brief me on the latest … from ref_1". */
const ASKING: readonly RegExp[] = [
  /\bref_\d+\b/giu,
  /(?<![\p{L}\p{N}])(?:please|brief(?:ing|s)?|podcast|episode|give|make|create|tell|want|need|like|show|summar(?:y|ize|ise|ies)|news|latest|update[sd]?|happen(?:ed|ing|s)?|most|important|top|stories|story|headlines?|minutes?|seconds?|hours?|short|long|quick|daily|weekly|morning|evening|audio|sources?|feeds?|items?|subscriptions?|focus|cover|everything|anything|catch|main|recent|listen)(?![\p{L}\p{N}])/giu,
  /(?<![\p{L}\p{N}])(?:por favor|resumen|resumo|resume|noticias|notícias|novedades|novidades|últimas|último|dame|haz|hazme|quiero|quero|cuéntame|faça|dê|importantes?|titulares|manchetes|minutos?|fuentes|fontes|pódcast|episodio|episódio|sobre)(?![\p{L}\p{N}])/giu,
  /(?<![\p{L}\p{N}])(?:bitte|nachrichten|neueste[ns]?|neuigkeiten|zusammenfassung|zusammenfassen|gib|mach|erzähl|möchte|wichtigste[ns]?|meldungen|schlagzeilen|minuten|quellen|thema|themen|überblick)(?![\p{L}\p{N}])/giu,
  /(?<![\p{L}\p{N}])(?:s['’]il (?:te|vous) pla[iî]t|résumé|résume[rz]?|actualités?|infos?|nouvelles?|dernières?|derniers?|fais|faites|donne|donnez|veux|voudrais|titres|importante?s?|flux|sujets?)(?![\p{L}\p{N}])/giu,
  /请|給我|给我|帮我|帮忙|我想(?:听|知道|了解)?|简报|播客|今天的?|最新的?|新闻|消息|关于|总结|概括|一下|重要的?|分钟|来源|订阅|听听|有什么/gu,
  /ください|お願いします?|ブリーフィング|ポッドキャスト|ニュース|最新の?|今日の?|について|まとめて?|要約(?:して)?|教えて|聞きたい|重要な|分で|情報源|購読|作って/gu,
];

/** What the listener wants to hear about; empty when they only ask for "the news". */
export function askedTerms(userRequest: string, language: Language): readonly string[] {
  const subject = ASKING.reduce((text, words) => text.replace(words, ' '), userRequest.slice(0, 1024));
  return [...new Set(terms(subject, language))].slice(0, 40);
}
