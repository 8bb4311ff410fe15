/** What has just been done, as the address of the account page says it. */
const DONE = [
  'password',
  'reset',
  'recovered',
  'name',
  'email',
  'emailSent',
  'secured',
  'access',
  'sessions',
  'confirmation',
] as const;
export type Done = (typeof DONE)[number];

export const doneOf = (value: unknown): Done | null => DONE.find((known) => known === value) ?? null;

export const accountAfter = (done: Done): string => `/account?done=${done}`;
