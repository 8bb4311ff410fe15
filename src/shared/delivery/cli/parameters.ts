import { type CliParameter, type CliParameters, type CliValues, UsageError } from './cli-command.js';

/** `[--name PLACEHOLDER]`; undefined when it was left out. `parse` throws UsageError. */
export function parsed<Value>(
  placeholder: string,
  parse: (text: string, name: string) => Value,
): CliParameter<Value | undefined> {
  return {
    usage: (name) => `[--${name} ${placeholder}]`,
    options: (name) => ({ [name]: { type: 'string' } }),
    takesWords: false,
    order: 1,
    read({ options }, name) {
      const text = options[name];
      return typeof text === 'string' ? parse(text, name) : undefined;
    },
  };
}

export const text = (placeholder: string): CliParameter<string | undefined> => parsed(placeholder, (value) => value);

/** `--name PLACEHOLDER`, and it is not empty. */
export function requiredText(placeholder: string): CliParameter<string> {
  const optional = text(placeholder);
  return {
    ...optional,
    usage: (name) => `--${name} ${placeholder}`,
    order: 3,
    read(typed, name) {
      const value = optional.read(typed, name);
      if (value === undefined || value === '') throw new UsageError(`--${name} is missing.`);
      return value;
    },
  };
}

/** The value to take when none was given. */
export function withDefault<Value>(parameter: CliParameter<Value | undefined>, otherwise: Value): CliParameter<Value> {
  return { ...parameter, read: (typed, name) => parameter.read(typed, name) ?? otherwise };
}

/** A whole number from `least` to `most`. */
export const integer = (least: number, most: number): CliParameter<number | undefined> =>
  parsed('N', (given, name) => {
    const number = Number(given);
    if (Number.isInteger(number) && number >= least && number <= most) return number;
    throw new UsageError(`--${name} must be a whole number from ${least} to ${most}, not "${given}".`);
  });

export function choice<Choice extends string>(...choices: readonly Choice[]): CliParameter<Choice | undefined> {
  const all = choices.length === 2 ? choices.join(' or ') : `one of ${choices.join(', ')}`;
  return parsed(choices.join('|'), (given, name) => {
    const chosen = choices.find((one) => one === given);
    if (chosen === undefined) throw new UsageError(`--${name} must be ${all}, not "${given}".`);
    return chosen;
  });
}

/** `[--name]` */
export function flag(): CliParameter<boolean> {
  return {
    usage: (name) => `[--${name}]`,
    options: (name) => ({ [name]: { type: 'boolean' } }),
    takesWords: false,
    order: 1,
    read: ({ options }, name) => options[name] === true,
  };
}

/** `[PLACEHOLDER…]` */
export const words = (placeholder: string): CliParameter<readonly string[]> => ({
  usage: () => `[${placeholder}…]`,
  options: () => ({}),
  takesWords: true,
  order: 2,
  read: (typed) => typed.words,
});

/** `PLACEHOLDER…`, at least one. */
export const requiredWords = (placeholder: string, missing: string): CliParameter<readonly string[]> => ({
  ...words(placeholder),
  usage: () => `${placeholder}…`,
  read({ words: given }) {
    if (given.length === 0) throw new UsageError(missing);
    return given;
  },
});

/** `[PLACEHOLDER]` */
export const word = (placeholder: string, tooMany: string): CliParameter<string | undefined> => ({
  ...words(placeholder),
  usage: () => `[${placeholder}]`,
  read({ words: given }) {
    if (given.length > 1) throw new UsageError(tooMany);
    return given[0];
  },
});

/** `PLACEHOLDER` */
export const requiredWord = (placeholder: string, wrong: string): CliParameter<string> => ({
  ...words(placeholder),
  usage: () => placeholder,
  read({ words: given }) {
    const [only, ...more] = given;
    if (only === undefined || more.length > 0) throw new UsageError(wrong);
    return only;
  },
});

/** One of several, each under its name. */
type OneOf<P extends CliParameters> = {
  [Name in keyof P]: { readonly [Only in Name]: Exclude<CliValues<P>[Name], undefined | false> };
}[keyof P];

/** `--a A | --b B`: exactly one of parameters that could each be left out. `question`: what is told otherwise. */
export function either<P extends CliParameters>(alternatives: P, question: string): CliParameter<OneOf<P>> {
  const optional = eitherOrNone(alternatives, question);
  return {
    ...optional,
    usage: (name) => withoutBrackets(optional.usage(name)),
    read(typed, name) {
      const value = optional.read(typed, name);
      if (value === undefined) throw new UsageError(question);
      return value;
    },
  };
}

/** `[--a A | --b B]` */
export function eitherOrNone<P extends CliParameters>(
  alternatives: P,
  question: string,
): CliParameter<OneOf<P> | undefined> {
  const all = Object.entries(alternatives);
  return {
    usage: () => `[${all.map(([name, parameter]) => withoutBrackets(parameter.usage(name))).join(' | ')}]`,
    options: () => Object.assign({}, ...all.map(([name, parameter]) => parameter.options(name))),
    takesWords: all.some(([, parameter]) => parameter.takesWords),
    order: 3,
    read(typed) {
      const values = all.map(([name, parameter]) => [name, parameter.read(typed, name)] as const);
      const given = values.filter(([, value]) => isGiven(value));
      if (given.length > 1) throw new UsageError(question);
      return given.length === 0 ? undefined : (Object.fromEntries(given) as OneOf<P>);
    },
  };
}

const withoutBrackets = (usage: string): string => usage.slice(1, -1);

const isGiven = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== false;
