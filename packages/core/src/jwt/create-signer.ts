import { exportSPKI, generateKeyPair, SignJWT } from 'jose';

/** Options of a test signer. */
export interface SignerOptions {
  /** App ID in the `aud` claim. Without it the tokens have no audience. */
  appId?: string;
  /**
   * The `iss` claim.
   *
   * @default 'wix.com'
   */
  issuer?: string;
  /**
   * Current time, in milliseconds since 1970.
   *
   * @default Date.now
   */
  now?: () => number;
}

/** Validity of a token, in seconds since 1970. */
export interface SignedClaims {
  /** Time before which the token is not valid. */
  nbf?: number;
  /** Time from which the token is no longer valid. */
  exp?: number;
}

/** Signs tokens like the platform, with a generated key. */
interface Signer {
  /** Public key of the signer, as PEM. */
  readonly publicKey: string;
  /** Signs data as a token. */
  sign(data: unknown, claims: SignedClaims): Promise<string>;
}

/** Creates a signer with a new key pair. */
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
