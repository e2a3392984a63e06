import { inFullBuild } from '../errors/full-build.js';
import { invalidArgument } from '../errors/invalid-argument.js';
import { isDevelopment } from '../errors/is-development.js';

/**
 * Request headers in any form that `fetch` takes: a record, `[name, value]` tuples, or a `Headers` instance. Headers
 * whose value is `undefined` are omitted.
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

/**
 * Merges request headers by name, ignoring case. Later sources win. A name that occurs more than once in tuples keeps
 * all of its values, as with `fetch`.
 *
 * @param sources - Headers in any form, lowest precedence first.
 * @returns The headers by lower-case name.
 * @throws {CartwrightError} `invalid_argument` for a header that HTTP cannot carry, such as a value outside Latin-1.
 * The message contains the header's name, not its value. In production pages, `fetch` rejects such a header instead.
 * @example
 * ```ts
 * import { mergeHeaders } from '@cartwright/core';
 *
 * export const headers = mergeHeaders({ 'X-Store': 'berlin' }, new Headers({ 'x-store': 'paris' })); // { 'x-store': 'paris' }
 * ```
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-5.1 RFC 9110, section 5.1: field names
 */
export function mergeHeaders(...sources: (HeadersInput | null | undefined)[]): Record<string, string> {
  const merged: Record<string, string> = {};
  for (const source of sources) {
    if (source == null) continue;
    inFullBuild(() => {
      if (typeof source !== 'object') throw invalidArgument('headers', isDevelopment && 'headers in Latin-1');
    });
    const added: Record<string, string> = {};
    for (const [name, value] of Symbol.iterator in source ? (source as Headers) : Object.entries(source)) {
      if (value == null) continue;
      const key = name.toLowerCase();
      const text = `${value}`.trim();
      inFullBuild(() => {
        // The name is a token, the value is Latin-1 text without line breaks. In production pages, `fetch` rejects others.
        if (!/^[!#-'*+.^`|~\w-]+: [\t\x20-\x7e\x80-\xff]*$/.test(`${key}: ${text}`))
          throw invalidArgument(`headers.${name}`, isDevelopment && 'a header in Latin-1');
      });
      added[key] = added[key] ? `${added[key]}, ${text}` : text;
    }
    Object.assign(merged, added);
  }
  return merged;
}
