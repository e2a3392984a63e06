import { exportPKCS8, exportSPKI, generateKeyPair, importPKCS8, SignJWT } from 'jose';
import type { Database } from '../../kernel/state/database.js';
import type { TenantState } from '../../kernel/state/tenant-state.js';
import { unitOfWork } from '../../kernel/state/unit-of-work.js';

interface StoredKeys {
  readonly id: string;
  /** PEM. */
  readonly privateKey: string;
  /** PEM. */
  readonly publicKey: string;
}

/** Signs deliveries. */
export interface Signer {
  /** Public key that verifies the tokens, as PEM. */
  readonly publicKey: string;
  /** Signs data as a token for an app. */
  sign(data: string | object, appId: string): Promise<string>;
}

/**
 * Returns the signer of this emulator. Its key pair is created once and stored with the emulator's data. Tokens contain
 * the real time, because receivers verify them by their own clocks.
 */
export async function signer(system: TenantState, database: Database | undefined): Promise<Signer> {
  const keys = system.collection<StoredKeys>('signingKeys');
  const { result: stored } = await unitOfWork(system, database, async () => {
    return keys.get('webhooks') ?? keys.put({ id: 'webhooks', ...(await newKeys()) });
  });
  const privateKey = await importPKCS8(stored.privateKey, 'RS256');
  return {
    publicKey: stored.publicKey,
    sign: (data, appId) =>
      new SignJWT({ data })
        .setProtectedHeader({ alg: 'RS256', kid: 'emulator' })
        .setIssuer('wix.com')
        .setAudience(appId)
        .setIssuedAt()
        .sign(privateKey),
  };
}

async function newKeys() {
  const pair = await generateKeyPair('RS256', { extractable: true });
  return { privateKey: await exportPKCS8(pair.privateKey), publicKey: await exportSPKI(pair.publicKey) };
}
