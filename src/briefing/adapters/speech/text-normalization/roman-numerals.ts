const VALUES: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50 };

/** 1 to 89 in its one right spelling: nothing that a size (XXL), a form (XLM) or a word is written with. */
export const ROMAN = String.raw`(?:(?=[IVXL])(?:LX{0,3}|X{0,3})(?:IX|IV|V?I{0,3}))`;

export function romanValue(numeral: string): number {
  return [...numeral].reduce((sum, letter, index, all) => {
    const value = VALUES[letter] ?? 0;
    return value < (VALUES[all[index + 1] ?? ''] ?? 0) ? sum - value : sum + value;
  }, 0);
}

/** Names that rulers and popes are numbered under, as the languages of the house write them. */
export const RULERS = `Charles|Carlos|Carl|Karl|Leo|León|Leão|Léon|Louis|Ludwig|Luis|Luís|Henry|Henri|Heinrich|Enrique
  |Henrique|Elizabeth|Elisabeth|Isabel|Philip|Philipp|Philippe|Felipe|Filipe|Pedro|Peter|Pierre|Alfonso|Afonso|Fernando
  |Ferdinand|John Paul|Juan Pablo|João Paulo|Jean-Paul|Johannes Paul|Benedict|Benedicto|Bento|Benedikt|Benoît|Pius|Pío
  |Pio|Francis|François|Francisco|Franz|William|Wilhelm|Willem|Guillermo|Guilherme|Guillaume|George|Georg|Jorge|Georges
  |James|Jaime|Jacques|Richard|Ricardo|Edward|Eduardo|Édouard|Eduard|Napoleon|Napoléon|Napoleón|Napoleão|Frederick
  |Friedrich|Federico|Frederico|Frédéric|Frederik|Harald|Haakon|Mohammed|Mohamed|Mohammad|Abdullah|Abdalá|Nicholas
  |Nikolaus|Nicolás|Nicolau|Nicolas|Alexander|Alejandro|Alexandre|Catherine|Katharina|Catalina|Catarina|Ramses|Ramsés
  |Margrethe|Gustaf|Albert|Alberto|Rama|Bartholomew|Bartolomé|Bartolomeu|Bartholomée|Urban|Paul|Pablo|Paulo|Juan|João|Mary`.replace(
  /\s+/g,
  (space) => (space.includes('\n') ? '' : space),
);
