import { uuidOfName } from '../../../../shared/storage/eventstore/deterministic-uuid.js';

/** Of the Podcasting 2.0 namespace (podcast:guid). */
const NAMESPACE = 'ead4c236-bf58-58c6-a2c6-a6b28d128cb6';

/** The name of a podcast for ever: a UUIDv5 of its first address, without scheme and trailing slashes. */
export const podcastGuid = (url: string): string => {
  const name = url.replace(/^[a-z]+:\/\//i, '');
  let end = name.length;
  while (name[end - 1] === '/') end -= 1;
  return uuidOfName(NAMESPACE, name.slice(0, end));
};
