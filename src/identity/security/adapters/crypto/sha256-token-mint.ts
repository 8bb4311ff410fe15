import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { TokenMint, type Minted } from '../../application/ports/token-mint.js';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 62^43 > 2^256. */
const SECRET_LENGTH = 43;
const CHECKSUM_LENGTH = 6;
/** Found by secret scanners: a fixed prefix, and a checksum that tells ours from lookalikes. */
const TOKEN = new RegExp(`^pbs_([0-9A-Za-z]{${SECRET_LENGTH}})([0-9A-Za-z]{${CHECKSUM_LENGTH}})$`);

const characterAt = (index: number): string => ALPHABET.charAt(index);

function checksumOf(secret: string): string {
  let rest = crc32(secret);
  let text = '';
  for (let place = 0; place < CHECKSUM_LENGTH; place += 1) {
    text = characterAt(rest % ALPHABET.length) + text;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return text;
}

/** One round is enough: what is digested has 256 random bits, so nobody can try it out. */
const digest = (token: string): string => createHash('sha256').update(token).digest('hex');

export class Sha256TokenMint extends TokenMint {
  override mint(): Minted {
    const secret = Array.from({ length: SECRET_LENGTH }, () => characterAt(randomInt(ALPHABET.length))).join('');
    const token = `pbs_${secret}${checksumOf(secret)}`;
    return { token, digest: digest(token) };
  }

  override digestOf(token: string): string | null {
    const [, secret, checksum] = TOKEN.exec(token) ?? [];
    return secret !== undefined && checksumOf(secret) === checksum ? digest(token) : null;
  }
}
