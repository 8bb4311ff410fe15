const MAX_LENGTH = 100;

const KANJI_MONTHS = '一二三四五六七八九十';
const REIWA_ZERO = 2018;

const monthNumber = (_match: string, ten: string, one: string): string =>
  `${(ten === '' ? 0 : 10) + (one === '' ? 0 : KANJI_MONTHS.indexOf(one) + 1)}月`;

/** One way of writing for what many write differently: digits, dashes, clocks and calendars of East Asia. */
export function plainNotation(written: string): string {
  return (
    written
      .slice(0, MAX_LENGTH)
      .normalize('NFKC')
      .replace(/<[^<>]*>|["']/g, ' ')
      .replace(/[\u2010-\u2015\u2212]/g, '-')
      // Of server logs: 12/Nov/2026:08:00:00.
      .replace(/(\d{4}):(?=\d\d:\d\d)/g, '$1 ')
      .replace(/令和\s?(\d{1,2})年/g, (_match, year: string) => `${REIWA_ZERO + Number(year)}年`)
      .replace(/(十?)([一二三四五六七八九]?)月/g, (match, ten: string, one: string) =>
        ten + one === '' ? match : monthNumber(match, ten, one),
      )
      .replace(/(午前|上午|午後|下午|오전|오후)\s*(\d{1,2}[^\s]*)/g, (_match, half: string, clock: string) =>
        /[後下후]/.test(half) ? `${clock} pm` : `${clock} am`,
      )
      .replace(/(\d)\s*[時时点點시]\s*(?=\d)/g, '$1:')
      .replace(/(:\d{1,2})\s*[分분]\s*(?=\d{1,2}\s*[秒초])/g, '$1:')
      .replace(/[分秒분초](?=\s|$)/g, ' ')
      .replace(/[年月년월]/g, '-')
      .replace(/[日일]/g, ' ')
      .trim()
  );
}
