import { base64url } from 'jose';
import type { Database } from '../state/database.js';
import type { TenantState } from '../state/tenant-state.js';

interface StoredSecret {
  readonly id: string;
  readonly value: string;
}

/** Key that signs the emulator's access tokens. Created once and stored with the emulator's data. */
export function signingSecret(system: TenantState, database: Database | undefined): Uint8Array<ArrayBuffer> {
  const secrets = system.collection<StoredSecret>('secrets');
  const stored = secrets.get('accessTokens');
  if (stored) return new Uint8Array(base64url.decode(stored.value));
  const value = crypto.getRandomValues(new Uint8Array(32));
  secrets.put({ id: 'accessTokens', value: base64url.encode(value) });
  database?.write({ documents: system.changes() });
  system.commit();
  return value;
}
