/** Words at either end are enough to find a passage, and survive what a page changes in its middle. */
const WORDS = 6;
/** Languages without spaces between words. */
const CHARACTERS = 14;

const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** A hyphen separates the parts of a text directive. */
const encoded = (text: string): string => encodeURIComponent(text).replaceAll('-', '%2D');

function directive(quote: string): string {
  const text = quote.toWellFormed().trim();
  if (WITHOUT_SPACES.test(text)) {
    const characters = [...text];
    if (characters.length <= 2 * CHARACTERS) return encoded(text);
    return `${encoded(characters.slice(0, CHARACTERS).join(''))},${encoded(characters.slice(-CHARACTERS).join(''))}`;
  }
  const words = text.split(/\s+/);
  if (words.length <= 2 * WORDS) return encoded(words.join(' '));
  return `${encoded(words.slice(0, WORDS).join(' '))},${encoded(words.slice(-WORDS).join(' '))}`;
}

/**
 * Leads to the place in the article where the passage stands: browsers that know text fragments scroll there and mark it,
 * the others open the article. The fragment is sent to nobody.
 */
export function passageUrl(url: string | null, quote: string | undefined): string | null {
  if (url === null || quote === undefined || quote.trim() === '') return url;
  return `${url}${url.includes('#') ? '' : '#'}:~:text=${directive(quote)}`;
}
