import type { Token } from './token.js';

const CURRENCY = /^[€$£¥]$/u;

/** The unit of a number stands after it, or is the sign of a currency before it. */
export function withUnits(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token, index) => {
    if (token.quantity === undefined) return token;
    const [before, after, further] = [tokens[index - 1], tokens[index + 1], tokens[index + 2]];
    const unit =
      [after, after?.kind === 'free' ? further : undefined].find((one) => one?.key.startsWith('unit:') === true)?.key ??
      (before !== undefined && CURRENCY.test(before.text) ? before.key : undefined);
    return { ...token, quantity: { ...token.quantity, unit } };
  });
}

const INSTEAD = /^(?:statt|para|auf|bis|to|a|or|oder|ou|o|instead|au|lieu|en|vez|lugar|of|de)$/u;

/** "3.4 instead of 2.1 billion euros": what both share is said once, with the last. */
export function withShared(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token, index) => {
    if (token.quantity === undefined || token.quantity.unit !== undefined || token.quantity.value >= 1000) return token;
    const next = tokens.slice(index + 1).find(({ key }) => !INSTEAD.test(key));
    const shared = next?.quantity;
    if (shared === undefined || next === tokens[index + 1]) return token;
    const value = token.quantity.value * scaleOf(shared.value);
    return { ...token, key: `number:${value}`, quantity: { ...token.quantity, value, unit: shared.unit } };
  });
}

const scaleOf = (value: number): number => (value >= 1e9 ? 1e9 : value >= 1e6 ? 1e6 : 1);
