declare const brandOf: unique symbol;

/** A string that only `brand` can make: a BriefingId is never taken for a CallerId. */
export type Brand<Name extends string> = string & { readonly [brandOf]: Name };

/** For the place where a value is known to be right: a new id, a row, a checked request. */
export const brand = <B extends Brand<string>>(value: string): B => value as B;
