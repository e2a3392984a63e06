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
  /** The key that proves a token, as PEM. */
  readonly publicKey: string;
  /** The token that carries some data for an app. */
  sign(data: string | object, appId: string): Promise<string>;
}

/** The pair of keys of this emulator: made once, kept with its data. Tokens have the real time, which their receivers live in. */
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
