import type { Language } from '../../../../../../shared/kernel/language.js';
import { inOneScript } from '../../../../request/chinese-characters.js';
import { isGrave } from '../../grave-words.js';
import type { Casing } from '../../names.js';
import { isCjk } from '../../words.js';
import { ACTING } from './acting.js';
import { namesOthers } from './names.js';
import { namesTime } from './when.js';

/** An item as far as it shows what could be checked of it. */
export interface Told {
  readonly title: string;
  readonly sentences: readonly string[];
  readonly language: Language;
  readonly sourceTitle: string;
}

/** News says at once whom and what it is about. */
const BEGINNING = 3;
const READ = 400;

/** The beginning of an item. */
export class Evidence {
  private readonly told: Told;
  private readonly casing: () => Casing;
  private readonly body: string;
  private readonly text: string;

  constructor(told: Told, casing: () => Casing) {
    this.told = told;
    this.casing = casing;
    const [title = '', ...body] = [told.title, ...this.beginning].map((line) =>
      inOneScript(line.slice(0, READ), told.language),
    );
    this.body = body.join('\n');
    this.text = `${title}\n${this.body}`;
  }

  private get beginning(): readonly string[] {
    return this.told.sentences.slice(0, BEGINNING);
  }

  /** A line below a headline goes on from it: that it names nobody says nothing yet. */
  get isEnough(): boolean {
    const { sentences, letters } = ENOUGH[isCjk(this.told.language) ? 'cjk' : 'latin'];
    return this.beginning.length >= sentences && this.beginning.join('').length >= letters;
  }

  /** A figure, other than what something costs. */
  get hasFigures(): boolean {
    const { language } = this.told;
    if (isCjk(language) && COUNTED.test(this.text)) return true;
    return FIGURE.test(this.text) && FIGURE.test(this.text.replace(PRICE, ' '));
  }

  /** Whom it is about, when it was, or that it is grave. Headlines of forecasts and columns have a day, too. */
  get saysWho(): boolean {
    const { language, sourceTitle } = this.told;
    return (
      namesTime(this.body, language) ||
      ACTING[language].test(this.text) ||
      isGrave(this.text, language) ||
      namesOthers(this.text, language, sourceTitle, this.casing)
    );
  }
}

const ENOUGH = { latin: { sentences: 2, letters: 70 }, cjk: { sentences: 2, letters: 24 } };
const FIGURE = /\d/u;
/** "£9.50", "149 €", "199元起": what offers say. Of millions reports speak. */
const PRICE =
  /(?:[£$€¥]|R\$) ?\d[\d.,]{0,8}(?! ?(?:m|bn|k|million|billion)(?!\p{L}))|(?<![\d.,])\d[\d.,]{0,8} ?(?:€|£|euros?(?!\p{L})|元|円)/giu;
/** "四千万", "三十八". */
const COUNTED = /[二三四五六七八九十百千万亿億两]{2}/u;
