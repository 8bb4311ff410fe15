/** What people choose when ten characters are asked for, and so what is tried first, with any digits around it. */
const WORDS = new Set(
  (
    'admin administrator abc abcd access asdf asdfgh baseball batman briefing briefings changeme charlie computer ' +
    'dragon flower football freedom geheim google hallo hello iloveyou internet jesus jordan letmein login lovely ' +
    'master michael minecraft monkey mustang ninja passwd password passwort passphrase podcast pokemon ' +
    'princess qazwsx qwer qwert qwerty qwertz qwertyuiop root samsung secret secure shadow starwars ' +
    'sunshine superman test testing trustno user username welcome whatever zxcvbn'
  ).split(' '),
);

const RUNS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  '1234567890qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn',
];

const FEWEST_CHARACTERS = 4;

const reversed = (text: string): string => [...text].reverse().join('');

/** Whether a password, whatever its length, is among the first that anybody would try. */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  if (new Set(plain).size < FEWEST_CHARACTERS) return true;
  if (RUNS.some((run) => run.includes(plain) || run.includes(reversed(plain)))) return true;
  return WORDS.has(plain.replaceAll(/\P{L}/gu, ''));
}
