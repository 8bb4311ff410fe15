// The program; with the id of a caller, one that takes every request for theirs and asks no token. It frees memory on
// SIGUSR2, where Node.js lets it.
import { BearerAuthentication } from '../../../dist/shared/delivery/http/authentication/bearer-authentication.js';

process.on('SIGUSR2', () => globalThis.gc?.());

const [id] = process.argv.slice(2);
if (id !== undefined) {
  const everybody = { caller: { id, kind: 'anonymous', roles: [] }, tokenKey: id, scopes: ['skill'], client: 'skill' };
  BearerAuthentication.prototype.verify = () => Promise.resolve(everybody);
}
await import('../../../dist/main.js');
