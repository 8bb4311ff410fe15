// Makes the key that the daily seals are signed with, in the file that is named, unless it is there.
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { linkSync, unlinkSync, writeFileSync } from 'node:fs';

const [file] = process.argv.slice(2);
const key = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
const whole = `${file}.${randomUUID()}`;
writeFileSync(whole, key, { mode: 0o600, flush: true });
try {
  linkSync(whole, file);
  process.stdout.write(`A key was made: ${file}.\n`);
} catch (error) {
  if (error.code !== 'EEXIST') throw error;
  process.stdout.write(`The key is there: ${file}.\n`);
} finally {
  unlinkSync(whole);
}
