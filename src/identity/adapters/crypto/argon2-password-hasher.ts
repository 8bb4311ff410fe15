import { argon2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { PasswordHasher } from '../../application/ports/password-hasher.js';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;

const derive = promisify(argon2);

const unpadded = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64').replace(/=+$/, '');

/** argon2id in the PHC string format, so that the cost can rise later without a guess at what old hashes used. */
export class Argon2PasswordHasher extends PasswordHasher {
  override async hash(password: string): Promise<string> {
    const salt = randomBytes(SALT_BYTES);
    const key = await derive('argon2id', { message: password, nonce: salt, tagLength: HASH_BYTES, ...COST });
    const cost = `m=${COST.memory},t=${COST.passes},p=${COST.parallelism}`;
    return `$argon2id$v=19$${cost}$${unpadded(salt)}$${unpadded(key)}`;
  }
}
