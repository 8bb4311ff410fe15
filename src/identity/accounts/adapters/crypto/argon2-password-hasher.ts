import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { HasherBusy, PasswordHasher } from '../../application/ports/password-hasher.js';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** Of libuv's four threads: the other two go on reading files and names while people sign in. */
const AT_ONCE = 2;
/** About three seconds' worth; whoever would wait for longer is told to come again. */
const LONGEST_QUEUE = 128;

const PHC = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,})\$([A-Za-z0-9+/]{22,})$/;

const derive = promisify(argon2);

interface Hash {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
  readonly salt: Buffer;
  readonly key: Buffer;
}

/** Hashed against when there is no account: of no password. */
const NOBODY: Hash = { ...COST, salt: randomBytes(SALT_BYTES), key: randomBytes(HASH_BYTES) };

const unpadded = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64').replace(/=+$/, '');

function parse(text: string): Hash {
  const [, memory, passes, parallelism, salt, key] = PHC.exec(text) ?? [];
  if (salt === undefined || key === undefined) throw new Error('A password hash in the database is malformed.');
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    key: Buffer.from(key, 'base64'),
  };
}

/** argon2id in the PHC string format, so that the cost can rise later without a guess at what old hashes used. */
export class Argon2PasswordHasher extends PasswordHasher {
  private working = 0;
  private readonly queue: (() => void)[] = [];

  override async hash(password: string): Promise<string> {
    const salt = randomBytes(SALT_BYTES);
    const key = await this.derive(password, { ...COST, salt, key: Buffer.alloc(HASH_BYTES) });
    const cost = `m=${COST.memory},t=${COST.passes},p=${COST.parallelism}`;
    return `$argon2id$v=19$${cost}$${unpadded(salt)}$${unpadded(key)}`;
  }

  override async verify(password: string, hash: string | null): Promise<boolean> {
    const known = hash === null ? NOBODY : parse(hash);
    const isRight = timingSafeEqual(await this.derive(password, known), known.key);
    return isRight && hash !== null;
  }

  override isOutdated(hash: string): boolean {
    const { memory, passes, parallelism } = parse(hash);
    return memory !== COST.memory || passes !== COST.passes || parallelism !== COST.parallelism;
  }

  /** The key that this password gives, at the cost, with the salt and in the length of that hash. */
  private async derive(password: string, { salt, key, ...cost }: Hash): Promise<Buffer> {
    await this.acquire();
    try {
      return await derive('argon2id', { message: password, nonce: salt, tagLength: key.length, ...cost });
    } finally {
      this.release();
    }
  }

  private async acquire(): Promise<void> {
    if (this.working < AT_ONCE) {
      this.working += 1;
      return;
    }
    if (this.queue.length >= LONGEST_QUEUE) throw new HasherBusy();
    await new Promise<void>((resolve) => this.queue.push(resolve));
  }

  /** The slot passes to whoever has waited longest. */
  private release(): void {
    const next = this.queue.shift();
    if (next === undefined) this.working -= 1;
    else next();
  }
}
