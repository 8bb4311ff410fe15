/** Whether a text has these words, however they begin: a date or a name may stand at the beginning of a sentence. */
export const says = (text: string, words: string): boolean => text.toLowerCase().includes(words.toLowerCase());
