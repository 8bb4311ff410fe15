/** Words of strangers: on a terminal none begins a line, moves the cursor or turns the text around. */
export const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '\u{FFFD}');
