import { exportSPKI, generateKeyPair, SignJWT } from 'jose';

/** Options of a signer for tests. */
export interface SignerOptions {
  /** The id of the app that the tokens are for. Default: they name none. */
  appId?: string;
  /** Who issues them. Default `wix.com`. */
  issuer?: string;
  /** The time in milliseconds. Default `Date.now`. */
  now?: () => number;
}

/** When a token is valid, in seconds since 1970. */
export interface SignedClaims {
  /** Not before. */
  nbf?: number;
  /** Not from then on. */
  exp?: number;
}

/** Signs as the platform does, with a key of its own. */
interface Signer {
  /** The key that proves it, as PEM. */
  readonly publicKey: string;
  /** The token of some data. */
  sign(data: unknown, claims: SignedClaims): Promise<string>;
}

/** A signer with a new pair of keys. */
export async function createSigner(options: SignerOptions): Promise<Signer> {
  const { appId, issuer = 'wix.com', now = Date.now } = options;
  const keys = await generateKeyPair('RS256', { extractable: true });
  return {
    publicKey: await exportSPKI(keys.publicKey),
    sign(data, claims) {
      const token = new SignJWT({ data, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'test' })
        .setIssuer(issuer)
        .setIssuedAt(Math.floor(now() / 1000));
      if (appId !== undefined) token.setAudience(appId);
      return token.sign(keys.privateKey);
    },
  };
}
