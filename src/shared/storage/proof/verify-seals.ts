import type { Finding } from './audit-finding.js';
import { digestOf, isSigned, publicKeysIn, sealText, type PublicKeys, type Seal } from './seal.js';

const finding = (message: string): Finding => ({ kind: 'seal', event: null, between: '', message });

/** What is wrong with the seals themselves. `trusted`: the only keys that count; null: the keys that they name. */
export function verifySeals(seals: readonly Seal[], trusted: PublicKeys | null): Finding[] {
  return seals.flatMap((seal, index) => [
    ...signatureOf(seal, trusted),
    ...linkOf(seal, index === 0 ? null : (seals[index - 1] ?? null)),
  ]);
}

function signatureOf(seal: Seal, trusted: PublicKeys | null): Finding[] {
  const key = (trusted ?? publicKeysIn(seal.publicKey)).get(seal.key);
  if (key === undefined) {
    const why = trusted === null ? 'does not hold the key that it names' : 'is signed with a key that you do not trust';
    return [finding(`seal ${seal.number} ${why} (${seal.key})`)];
  }
  return isSigned(seal, key) ? [] : [finding(`seal ${seal.number} is not what was signed`)];
}

function linkOf(seal: Seal, before: Seal | null): Finding[] {
  const expected = before === null ? 0 : before.number + 1;
  if (seal.number !== expected) {
    const last = seal.number - 1;
    const missing = last === expected ? `seal ${last} is missing` : `seals ${expected} to ${last} are missing`;
    return [finding(seal.number > expected ? missing : `seal ${seal.number} comes after seal ${expected - 1}`)];
  }
  if (seal.previous !== (before === null ? '' : digestOf(before))) {
    return [finding(`seal ${seal.number} was made after another seal than the one that stands before it`)];
  }
  if (before === null || (seal.sealedAt >= before.sealedAt && seal.count >= before.count)) return [];
  return [finding(`seal ${seal.number} says less, or an earlier time, than the one before it`)];
}

/**
 * The seals to check the events with: those that were exported earlier count, and what was made since follows them.
 * Findings: what of the exported is not there any more, or not the same.
 */
export function reconcileSeals(exported: readonly Seal[], stored: readonly Seal[]): [readonly Seal[], Finding[]] {
  const byNumber = new Map(stored.map((seal) => [seal.number, sealText(seal)]));
  const findings = exported.flatMap((seal) => {
    const text = byNumber.get(seal.number);
    if (text === undefined) return [finding(`seal ${seal.number} was exported and has been removed since`)];
    return text === sealText(seal) ? [] : [finding(`seal ${seal.number} is not the one that was exported`)];
  });
  const last = exported.at(-1)?.number ?? -1;
  return [[...exported, ...stored.filter(({ number }) => number > last)], findings];
}
