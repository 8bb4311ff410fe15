/** Words at either end are enough to find a passage, and survive what a page changes in its middle. */
const WORDS = 6;
/** Languages without spaces between words. */
const CHARACTERS = 14;

const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * Signs of the text directive, and of addresses. Everything else is left to the browser, which writes it as an address does:
 * a page has hundreds of passages, and in plain words each is a repetition of the sentence before it, which compresses.
 */
const encoded = (text: string): string =>
  text.replace(/[-,&%#]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

function directive(quote: string): string {
  const text = quote.toWellFormed().replaceAll(/\s+/gu, ' ').trim();
  if (WITHOUT_SPACES.test(text)) {
    const characters = [...text];
    if (characters.length <= 2 * CHARACTERS) return encoded(text);
    return `${encoded(characters.slice(0, CHARACTERS).join(''))},${encoded(characters.slice(-CHARACTERS).join(''))}`;
  }
  const words = text.split(' ');
  if (words.length <= 2 * WORDS) return encoded(words.join(' '));
  return `${encoded(words.slice(0, WORDS).join(' '))},${encoded(words.slice(-WORDS).join(' '))}`;
}

/**
 * For the end of an address: leads to the place in the article where the passage stands. Browsers that know text fragments
 * scroll there and mark it, the others open the article. The fragment is sent to nobody. Holds feed text.
 */
export function passageFragment(quote: string | undefined): string {
  return quote === undefined || quote.trim() === '' ? '' : `:~:text=${directive(quote)}`;
}
