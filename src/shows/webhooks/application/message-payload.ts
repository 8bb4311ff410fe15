import type { Delivery } from '../domain/delivery.js';

/** The body of every try, byte for byte. */
export const payloadOf = ({ type, at, data }: Pick<Delivery, 'type' | 'at' | 'data'>): string =>
  JSON.stringify({ type, timestamp: new Date(at).toISOString(), data });
