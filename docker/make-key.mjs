// Makes the key that the daily seals are signed with, or the secret key, in the file that is named, unless it is there.
import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { linkSync, unlinkSync, writeFileSync } from 'node:fs';

const MAKERS = {
  seal: () => generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }),
  secret: () => `${randomBytes(32).toString('base64')}\n`,
};

const [kind, file] = process.argv.slice(2);
const whole = `${file}.${randomUUID()}`;
writeFileSync(whole, MAKERS[kind](), { mode: 0o600, flush: true });
try {
  linkSync(whole, file);
  process.stdout.write(`A key was made: ${file}.\n`);
} catch (error) {
  if (error.code !== 'EEXIST') throw error;
  process.stdout.write(`The key is there: ${file}.\n`);
} finally {
  unlinkSync(whole);
}
