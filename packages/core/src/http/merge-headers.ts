import { invalidArgument } from '../errors/invalid-argument.js';

/**
 * Request headers in any form that `fetch` takes: a record, `[name, value]` tuples, or a `Headers` instance. A value that
 * is `undefined` is not sent.
 *
 * @example
 * ```ts
 * import type { HeadersInput } from '@cartwright/core';
 *
 * export const language: HeadersInput = new Headers({ 'accept-language': 'de' });
 * ```
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-5 RFC 9110, section 5: fields
 */
export type HeadersInput =
  Headers | readonly (readonly [name: string, value: string])[] | Readonly<Record<string, string | undefined>>;

const NAME = /^[!#-'*+.^`|~\w-]+$/;
const VALUE = /^[\t\x20-\x7e\x80-\xff]*$/;

/**
 * Merges request headers by name, whatever its case. Later sources win; in tuples, a name may occur more than once.
 *
 * @param sources - Headers in any form, the weakest first.
 * @returns The headers by their names in lower case.
 * @throws `CartwrightError` `invalid_argument` for what HTTP cannot send, such as a value beyond Latin-1. It names the
 * header and does not show the value.
 */
export function mergeHeaders(...sources: (HeadersInput | null | undefined)[]): Record<string, string> {
  const merged = new Map<string, string>();
  for (const source of sources) {
    if (source == null) continue;
    if (typeof source !== 'object') throw invalidArgument('headers', 'a record, tuples or a Headers instance');
    const isList = Symbol.iterator in source;
    const own = new Map<string, string>();
    for (const [name, given] of isList ? source : Object.entries(source)) {
      if (given == null) continue;
      const value = String(given).trim();
      if (!NAME.test(name)) throw invalidArgument('headers', 'records of valid header names');
      if (!VALUE.test(value)) throw invalidArgument(`headers.${name}`, 'Latin-1 text on one line');
      const key = name.toLowerCase();
      const before = isList && own.get(key);
      own.set(key, before ? `${before}, ${value}` : value);
    }
    for (const [name, value] of own) merged.set(name, value);
  }
  return Object.fromEntries(merged);
}
