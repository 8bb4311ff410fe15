const MOST_WORDS = 50_000;
/** Engines keep a longer piece of a text as a place in it: the word would keep the whole text in memory. */
const LONGEST = 12;

/**
 * Works out an answer once for each word: there are few different ones in the news of a day. Texts of nothing but
 * different words begin it anew.
 */
export function perWord<Answer extends object | string>(workOut: (word: string) => Answer): (word: string) => Answer {
  const answers = new Map<string, Answer>();
  return (word) => {
    if (word.length > LONGEST) return workOut(word);
    const known = answers.get(word);
    if (known !== undefined) return known;
    if (answers.size >= MOST_WORDS) answers.clear();
    const answer = workOut(word);
    answers.set(word, answer);
    return answer;
  };
}

/** The same for words of several languages. */
export function perWordIn<Language extends string, Answer extends object | string>(
  workOut: (word: string, language: Language) => Answer,
): (word: string, language: Language) => Answer {
  const languages = new Map<Language, (word: string) => Answer>();
  return (word, language) => {
    const ask = languages.get(language) ?? perWord((one: string) => workOut(one, language));
    languages.set(language, ask);
    return ask(word);
  };
}
