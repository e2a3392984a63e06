import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { base64url } from 'jose';

/**
 * SHA-256 hash of a string, base64url-encoded: the stored form of tokens and codes, and the PKCE challenge of a
 * verifier. Web Crypto would run on another thread, which takes many times as long for so little data.
 */
export const digest = (text: string): string => base64url.encode(sha256(utf8ToBytes(text)));

/** Creates a random token of 256 bits, base64url-encoded. */
export const randomToken = (): string => base64url.encode(crypto.getRandomValues(new Uint8Array(32)));

/** SHA-256 hash of a file, in hexadecimal digits. */
export const fileHash = (bytes: Uint8Array): string => bytesToHex(sha256(bytes));
