/** Key segments of lower-case letters, digits, `_`, `-` and `.`, none of them beginning with a dot. */
const KEY = /^[a-z0-9_-][a-z0-9_.-]*(?:\/[a-z0-9_-][a-z0-9_.-]*)*$/;

const MAX_LENGTH = 512;

export const isMediaKey = (key: string): boolean => key.length <= MAX_LENGTH && KEY.test(key);

/** Keys come from our own code; a wrong one is a bug, and must never leave the store's folder. */
export function checkMediaKey(key: string): string {
  if (!isMediaKey(key)) throw new Error(`not a media key: ${JSON.stringify(key)}`);
  return key;
}
