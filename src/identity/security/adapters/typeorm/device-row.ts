import { hexDigest, mapTable } from '../../../../shared/storage/database/mapped-table.js';
import type { KnownDevice } from '../../application/ports/device-store.js';

export type DeviceRow = KnownDevice;

export const devices = mapTable<DeviceRow>('identity.device', {
  digest: { ...hexDigest, primary: true },
  callerId: { name: 'caller_id', type: 'text', collation: 'C', primary: true },
  knownSince: { name: 'known_since', type: 'bigint' },
  expiresAt: { name: 'expires_at', type: 'bigint' },
});
