import { lowerWithoutDiacritics } from '../../../../shared/kernel/fold.js';
import type { Token } from './token.js';

/** What a question asks about, and states not: "how did he react?" */
const ASKING =
  /^(?:react(?:s|ed|ing)?|respon(?:d|ds|ded|se)|sure|certain|mean(?:s|ing)?|expect(?:s|ed)?|reagier\p{L}*|reaktion\p{L}*|sicher|bedeut\p{L}*|entwickel\p{L}*|reag\p{L}*|reacci\p{L}*|seguro\p{L}*|signific\p{L}*|sur[es]?|certo\p{L}*|反应|看法|意味|反応|意味)$/u;

/** Whether a word only asks, in a sentence that ends with a question mark. */
export const isAsking = (tokens: readonly Token[], { kind, text, at }: Token): boolean =>
  kind === 'word' &&
  ASKING.test(lowerWithoutDiacritics(text)) &&
  tokens.find((token) => token.kind === 'stop' && token.at > at)?.text.startsWith('?') === true;
