/** Options and words as they are typed. `yes`: the option takes no value. */
export const argvOf = (
  options: Readonly<Record<string, string | undefined>>,
  words: readonly string[] = [],
): readonly string[] => [
  ...Object.entries(options).flatMap(([name, value]) =>
    value === undefined ? [] : [value === 'yes' ? `--${name}` : `--${name}=${value}`],
  ),
  ...words,
];
