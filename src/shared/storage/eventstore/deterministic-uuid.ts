import { createHash } from 'node:crypto';

/** Our namespace; any fixed UUID, never to change: the ids of recorded events follow from it. */
const NAMESPACE = '4f6d8c0e-2a5b-4d7e-9c1a-3b5d7f902468';

/** The same UUID for the same name in the same namespace (version 5, RFC 9562 §5.5). */
export function uuidOfName(namespace: string, name: string): string {
  const bytes = createHash('sha1')
    .update(Buffer.from(namespace.replaceAll('-', ''), 'hex'))
    .update(name)
    .digest()
    .subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** The event id of an outcome that may be recorded by two attempts and is to be recorded once. */
export const deterministicUuid = (name: string): string => uuidOfName(NAMESPACE, name);
