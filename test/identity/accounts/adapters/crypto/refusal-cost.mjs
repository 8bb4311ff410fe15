// Prints what it costs to refuse a password, in ms of processor time, as JSON: { wrong, nobody }. A program of its own,
// because hashes are made in threads of the process, and tests of other files run in the same one.
import '../../../../support/runner/typescript.mjs';

const { Argon2PasswordHasher } =
  await import('../../../../../src/identity/accounts/adapters/crypto/argon2-password-hasher.ts');

const hasher = new Argon2PasswordHasher();
const hash = await hasher.hash('correct horse battery');
console.log(JSON.stringify({ wrong: await leastMs(hash), nobody: await leastMs(null) }));

/** The least of five: what else this process does at that moment only adds. */
async function leastMs(known) {
  const times = [];
  for (let round = 0; round < 5; round += 1) {
    const before = process.cpuUsage();
    await hasher.verify('another password', known);
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  return Math.min(...times);
}
