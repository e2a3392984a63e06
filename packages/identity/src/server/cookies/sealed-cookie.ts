import { CartwrightError } from '@cartwright/core';
import type { Sealer } from '../seal/sealer.js';
import type { ServerCookie } from './server-cookie.js';

/** Options of {@link sealedCookie}. */
export interface SealedCookieOptions {
  /** Cookie name without prefix. The seal is bound to it. */
  readonly name: string;
  /** Encrypts and decrypts the value. */
  readonly sealer: Sealer;
  /** Cookies of the request. */
  readonly cookies: ReadonlyMap<string, string>;
  /**
   * Whether the cookie is sent over https only. Its name then has the `__Host-` prefix, so that only this host can set
   * it.
   */
  readonly secure: boolean;
  /** Lifetime of the seal from the request on, in seconds. */
  readonly lifetime: number;
  /**
   * Lifetime of the cookie, in seconds. A minute shorter than the seal's by default, so that browsers send no expired
   * seals.
   *
   * @default lifetime - 60
   */
  readonly maxAge?: number;
}

/**
 * Maximum length of a cookie value. With name and attributes it stays below 4,096 bytes, which every browser supports.
 */
const MAX_VALUE_LENGTH = 3900;

/**
 * Maximum number of cookies for one value. With other cookies they fit into the 16 KiB of headers that servers accept.
 */
const MAX_PARTS = 3;

/** An encrypted value in a cookie, or split over `name.0`, `name.1`, … if it is too long for one. */
export function sealedCookie({ name, sealer, cookies, secure, lifetime, maxAge = lifetime - 60 }: SealedCookieOptions) {
  const expiresAt = Date.now() + lifetime * 1000;
  const fullName = secure ? `__Host-${name}` : name;
  const cookie = (part: string, value: string, cookieMaxAge: number): ServerCookie => ({
    name: part,
    value,
    maxAge: cookieMaxAge,
    path: '/',
    httpOnly: true,
    secure,
    sameSite: 'lax',
  });
  const names = [fullName, ...Array.from({ length: MAX_PARTS }, (_, index) => `${fullName}.${index}`)];

  return {
    /** Opens the request's cookie. `undefined` if there is none or it is invalid. */
    async read(): Promise<unknown> {
      const sealed = names.map((one) => cookies.get(one) ?? '');
      const value = sealed[0] || sealed.join('');
      return value ? sealer.open(value, name) : undefined;
    },

    /** The cookies that replace the request's. Without a value they delete it. */
    async write(value: object | undefined): Promise<ServerCookie[]> {
      const sealed = value ? await sealer.seal(value, name, expiresAt) : '';
      const parts = sealed.match(new RegExp(`.{1,${MAX_VALUE_LENGTH}}`, 'g')) ?? [];
      if (parts.length > MAX_PARTS) {
        throw new CartwrightError('The session is too large for cookies', {
          kind: 'system',
          code: 'session_too_large',
        });
      }
      const isSinglePart = parts.length === 1;
      const written = parts.map((part, index) =>
        cookie(isSinglePart ? fullName : `${fullName}.${index}`, part, maxAge),
      );
      const stale = names.filter((one) => cookies.has(one) && !written.some((other) => other.name === one));
      return [...written, ...stale.map((one) => cookie(one, '', 0))];
    },
  };
}
