import { CartwrightError } from '@cartwright/core';
import type { Sealer } from '../seal/sealer.js';
import type { ServerCookie } from './server-cookie.js';

/** What a {@link sealedCookie} is made of. */
export interface SealedCookieParts {
  /** The cookie's name without prefix. Seals of one name do not open under another. */
  readonly name: string;
  readonly sealer: Sealer;
  /** The request's cookies. */
  readonly cookies: ReadonlyMap<string, string>;
  /** Whether it is sent over https only. Then its name is prefixed, so that only this very host can set it. */
  readonly secure: boolean;
  /** Lifetime of the seal in seconds, from the request on. */
  readonly lifetime: number;
  /**
   * Lifetime of the cookie in seconds.
   *
   * @default A minute less than the seal's, so that no browser sends what no longer opens.
   */
  readonly maxAge?: number;
}

/** With its name and attributes a cookie stays below the 4,096 bytes that every browser keeps. */
const LONGEST = 3900;

/** So many parts, with other cookies, still fit in the 16 KiB of headers that servers take. */
const MOST_PARTS = 3;

/** A value in a sealed cookie, or in `name.0`, `name.1`, … where one is too small for it. */
export function sealedCookie({ name, sealer, cookies, secure, lifetime, maxAge = lifetime - 60 }: SealedCookieParts) {
  const expiresAt = Date.now() + lifetime * 1000;
  const full = secure ? `__Host-${name}` : name;
  const cookie = (part: string, value: string, life: number): ServerCookie => ({
    ...{ name: part, value, maxAge: life, path: '/', httpOnly: true, secure, sameSite: 'lax' },
  });
  const names = [full, ...Array.from({ length: MOST_PARTS }, (_, index) => `${full}.${index}`)];

  return {
    /** The value that the request brought; nothing where it brought none that opens. */
    async read(): Promise<unknown> {
      const sealed = names.map((one) => cookies.get(one) ?? '');
      const value = sealed[0] || sealed.join('');
      return value ? sealer.open(value, name) : undefined;
    },

    /** The cookies that replace what the request brought; without a value they take it away. */
    async write(value: object | undefined): Promise<ServerCookie[]> {
      const sealed = value ? await sealer.seal(value, name, expiresAt) : '';
      const parts = sealed.match(new RegExp(`.{1,${LONGEST}}`, 'g')) ?? [];
      if (parts.length > MOST_PARTS) {
        throw new CartwrightError('The session is too long for cookies', { kind: 'system', code: 'session_too_long' });
      }
      const isWhole = parts.length === 1;
      const written = parts.map((part, index) => cookie(isWhole ? full : `${full}.${index}`, part, maxAge));
      const stale = names.filter((one) => cookies.has(one) && !written.some((other) => other.name === one));
      return [...written, ...stale.map((one) => cookie(one, '', 0))];
    },
  };
}
