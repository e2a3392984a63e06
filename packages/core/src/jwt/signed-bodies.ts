import type { JWTPayload } from 'jose';
import { invalidArgument } from '../errors/invalid-argument.js';
import { publicKeyPem } from './public-key.js';
import { checkSize, readBody } from './read-body.js';
import type { Refusal } from './refusal.js';
import { tokenVerifier } from './verify-token.js';

/** How signed bodies are received, events and calls of plugins alike. */
export interface SignedBodyOptions {
  /** Your app's public key: PEM, or the base64 of the PEM. No other key is ever used, whatever a token says. */
  publicKey: string;
  /** Your app's id. When given, tokens for any other audience are refused. */
  appId?: string;
  /** Who issues the tokens. When given, tokens of any other issuer are refused. */
  issuer?: string;
  /** The longest body, in bytes. Default 1 MiB. */
  maxBodyBytes?: number;
  /** The time in milliseconds. Default `Date.now`. */
  now?: () => number;
}

/** Receives signed bodies. */
interface SignedBodies {
  /** The text of a request. */
  read(request: Request): Promise<string>;
  /** The claims of a token that is sound. */
  verify(token: string): Promise<JWTPayload>;
}

/** What reads and verifies signed bodies. It refuses with errors of the given class. */
export function signedBodies(options: SignedBodyOptions, Refused: Refusal): SignedBodies {
  const { appId, issuer, maxBodyBytes = 1024 * 1024, now = Date.now } = options;
  const verify = tokenVerifier({ pem: publicKeyPem(options.publicKey), audience: appId, issuer, now, Refused });
  return {
    read: (request) => readBody(request, maxBodyBytes, Refused),
    async verify(token) {
      if (typeof token !== 'string')
        throw invalidArgument('body', 'the text of the request, before anything parsed it');
      checkSize(token.length, maxBodyBytes, Refused);
      return verify(token);
    },
  };
}
