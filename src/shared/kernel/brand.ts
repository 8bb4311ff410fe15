declare const brandOf: unique symbol;

/** A string that only `brand` can make: a BriefingId is never taken for a CallerId. */
export type Brand<Name extends string> = string & { readonly [brandOf]: Name };

/** Only for values that are known to be valid: a new id, a row, a checked request. */
export const brand = <B extends Brand<string>>(value: string): B => value as B;
