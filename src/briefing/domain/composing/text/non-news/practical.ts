/** What a visitor, a buyer or an applicant has to know: what it costs, when it is open, until when one may write. */
const SMALL_PRICE =
  /(?:(?:[£$€¥]|R\$) ?\d{1,3}|(?<![\d.,])\d{1,3}(?:[.,]\d{2})? ?(?:€|£|euros?(?!\p{L})|元|円))(?![\d]|[.,]\d{3}| ?(?:m|bn|k|million|billion|mio|mrd|mil|millones|milhões|万|亿|億| ?(?:more|less|a month more|mehr|weniger|de plus|de moins|más|menos|(?:a )?mais)(?!\p{L}))(?!\p{L}))/iu;
const HOURS =
  /(?<!\d)\d{1,2}(?:[:.h]\d{2})? ?(?:[ap]m|uhr|h|時)? ?(?:–|-|—|to|bis|à|a|às|から|至) ?\d{1,2}(?:(?:[:.h]\d{2})(?!\d)| ?(?:[ap]m|uhr|h|horas|時)(?!\p{L}))/iu;
const DEADLINE =
  /(?<!\p{L})(?:until|till|bis(?: zum)?|jusqu['’]au|avant le|hasta el|antes del|até(?: o dia)?) \d{1,2}(?:\.|er|º)? ?(?:de |of )?(?:jan|feb|fév|fev|mar|mär|apr|avr|abr|may|mai|jun|jui|jul|aug|aoû|ago|sep|set|oct|okt|out|nov|dec|dez|déc|dic)|(?:至|截至)\d{1,2}月\d{1,2}日|\d{1,2}日(?:まで|必着)|^closing date|^bewerbungs(?:schluss|frist)/iu;
const FREE =
  /(?<!\p{L})(?:eintritt frei|entrée (?:libre|gratuite)|entrada (?:libre|gratuita|livre|franca)|(?:admission|entry) free|free (?:admission|entry|parking)|students free|studierende frei|gratuit pour|plazas limitadas|vagas limitadas|places limitées)(?!\p{L})|免票|免费入场|入場無料|学生無料|名额有限/iu;

const CUES = [SMALL_PRICE, HOURS, DEADLINE, FREE];
/** A price alone is news as well. */
const FEWEST_KINDS = 2;

/** Whether sentences that report nothing say several kinds of such things. */
export const isPractical = (sentences: readonly string[]): boolean =>
  CUES.filter((cue) => sentences.some((sentence) => cue.test(sentence.slice(0, 400)))).length >= FEWEST_KINDS;

/** When something is open, and until when. */
export const saysWhen = (sentence: string): boolean => HOURS.test(sentence) || DEADLINE.test(sentence);
