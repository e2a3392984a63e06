import type { JWTPayload } from 'jose';
import { invalidArgument } from '../errors/invalid-argument.js';
import { readRequestBody } from '../request-body/read-request-body.js';
import { publicKeyPem } from './public-key.js';
import type { RejectionClass } from './rejection-class.js';
import { tokenVerifier } from './verify-token.js';

/** Options for receiving signed requests: events and service-plugin calls. */
export interface SignedRequestOptions {
  /** Your app's public key, as PEM or base64-encoded PEM. Tokens are verified with this key only. */
  publicKey: string;
  /** Your app's ID. If it is set, tokens with another audience are rejected. */
  appId?: string;
  /** Expected issuer of the tokens, such as `wix.com`. If it is set, tokens of other issuers are rejected. */
  issuer?: string;
  /**
   * Maximum length of a request body, in bytes.
   *
   * @default 1048576 (1 MiB)
   */
  maxBodyBytes?: number;
  /**
   * Current time, in milliseconds since 1970.
   *
   * @default Date.now
   */
  now?: () => number;
}

/** Reads and verifies signed requests. */
interface SignedRequests {
  /** Reads the body of a request. */
  read(request: Request): Promise<string>;
  /** Verifies a token and returns its claims. */
  verify(token: string): Promise<JWTPayload>;
}

/** Creates the reader of signed requests. It rejects with errors of the given class. */
export function signedRequests(options: SignedRequestOptions, Rejection: RejectionClass): SignedRequests {
  const { appId, issuer, maxBodyBytes = 1024 * 1024, now = Date.now } = options;
  const verify = tokenVerifier({ pem: publicKeyPem(options.publicKey), audience: appId, issuer, now, Rejection });
  const tooLarge = () => new Rejection('body_too_large', `more than ${maxBodyBytes} bytes`);
  return {
    async read(request) {
      const body = await readRequestBody(request, maxBodyBytes);
      if (body === undefined) throw tooLarge();
      return body;
    },
    async verify(token) {
      if (typeof token !== 'string') throw invalidArgument('body', 'the raw request body, not parsed');
      if (token.length > maxBodyBytes) throw tooLarge();
      return verify(token);
    },
  };
}
