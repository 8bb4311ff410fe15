import type { Language } from '../../../../shared/kernel/language.js';
import { TOPICS, type NamedTopic, type Topic } from '../understood.js';

const labels = (text: string): Readonly<Record<Topic, string>> => {
  const words = text.split('|');
  return Object.fromEntries(TOPICS.map((topic, index) => [topic, words[index] ?? topic])) as Record<Topic, string>;
};

/** What each broad subject is called, in the order of TOPICS, as it stands in a list within a sentence. */
const LABELS: Readonly<Record<Language, Readonly<Record<Topic, string>>>> = {
  en: labels(
    'sport|football|politics|business|technology|artificial intelligence|science|health|climate and environment|culture|celebrities|crime|war and conflict|weather|travel|games|food|cars|education|religion|space|cryptocurrencies',
  ),
  de: labels(
    'Sport|Fußball|Politik|Wirtschaft|Technik|künstliche Intelligenz|Wissenschaft|Gesundheit|Klima und Umwelt|Kultur|Prominente|Kriminalität|Krieg und Konflikte|Wetter|Reisen|Spiele|Essen und Trinken|Autos|Bildung|Religion|Raumfahrt|Kryptowährungen',
  ),
  fr: labels(
    'sport|football|politique|économie|technologie|intelligence artificielle|sciences|santé|climat et environnement|culture|célébrités|faits divers|guerre et conflits|météo|voyages|jeux vidéo|gastronomie|automobile|éducation|religion|espace|cryptomonnaies',
  ),
  es: labels(
    'deportes|fútbol|política|economía|tecnología|inteligencia artificial|ciencia|salud|clima y medio ambiente|cultura|famosos|sucesos|guerra y conflictos|el tiempo|viajes|videojuegos|gastronomía|coches|educación|religión|espacio|criptomonedas',
  ),
  pt: labels(
    'esportes|futebol|política|economia|tecnologia|inteligência artificial|ciência|saúde|clima e meio ambiente|cultura|celebridades|crimes|guerra e conflitos|previsão do tempo|viagens|jogos|gastronomia|carros|educação|religião|espaço|criptomoedas',
  ),
  zh: labels(
    '体育|足球|政治|经济|科技|人工智能|科学|健康|气候与环境|文化|明星|犯罪|战争与冲突|天气|旅行|游戏|美食|汽车|教育|宗教|航天|加密货币',
  ),
  ja: labels(
    'スポーツ|サッカー|政治|経済|テクノロジー|人工知能|科学|健康|気候と環境|文化|芸能|事件|戦争と紛争|天気|旅行|ゲーム|グルメ|車|教育|宗教|宇宙|暗号資産',
  ),
};

const TRADITIONAL_CHINESE = labels(
  '體育|足球|政治|經濟|科技|人工智慧|科學|健康|氣候與環境|文化|明星|犯罪|戰爭與衝突|天氣|旅行|遊戲|美食|汽車|教育|宗教|太空|加密貨幣',
);

/**
 * A subject as a page or a host names it: a broad one in the language of the briefing, and in the script of the host's
 * phrases, others in the listener's words.
 */
export function labelOf({ text, topic, narrowed }: NamedTopic, language: Language, script?: 'traditional'): string {
  if (topic === null || narrowed) return text;
  return script === 'traditional' ? TRADITIONAL_CHINESE[topic] : LABELS[language][topic];
}
