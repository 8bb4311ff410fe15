// Preloaded into a node: something of each request that it is sent stays, as it does in a cache that nobody empties.
// SOAK_LEAK_KB says how much.
import { subscribe } from 'node:diagnostics_channel';

const WORDS = (Number(process.env.SOAK_LEAK_KB ?? 20) * 1024) / 8;
const kept = [];

subscribe('http.server.request.start', () => kept.push(Array.from({ length: WORDS }, (_, index) => index / 3)));
