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
  /** The seal's life in seconds. The cookie's is shorter, so that no browser sends what no longer opens. */
  readonly lifetime: number;
}

/** With its name and attributes a cookie stays below the 4,096 bytes that every browser keeps. */
const LONGEST = 3900;

/** So many parts, with other cookies, still fit in the 16 KiB of headers that servers take. */
const MOST_PARTS = 3;

const SHORTER = 60;

/** A value in a sealed cookie, or in `name.0`, `name.1`, … where one is too small for it. */
export function sealedCookie({ name, sealer, cookies, secure, lifetime }: SealedCookieParts) {
  const full = secure ? `__Host-${name}` : name;
  const cookie = (part: string, value: string, maxAge: number): ServerCookie => ({
    ...{ name: part, value, maxAge, path: '/', httpOnly: true, secure, sameSite: 'lax' },
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
      const sealed = value ? await sealer.seal(value, name, Date.now() + lifetime * 1000) : '';
      const parts = sealed.match(new RegExp(`.{1,${LONGEST}}`, 'g')) ?? [];
      if (parts.length > MOST_PARTS) {
        throw new CartwrightError('The session is too long for cookies', { kind: 'system', code: 'session_too_long' });
      }
      const isWhole = parts.length === 1;
      const written = parts.map((part, index) => cookie(isWhole ? full : `${full}.${index}`, part, lifetime - SHORTER));
      const stale = names.filter((one) => cookies.has(one) && !written.some((other) => other.name === one));
      return [...written, ...stale.map((one) => cookie(one, '', 0))];
    },
  };
}
