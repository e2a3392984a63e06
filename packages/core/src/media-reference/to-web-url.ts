import { invalidArgument } from '../errors/invalid-argument.js';

/** Parses an http or https URL. Throws for anything else. */
export function toWebUrl(text: unknown, field: string, expected: string | false): URL {
  try {
    const url = new URL(text as string);
    if (typeof text === 'string' && /^https?:$/.test(url.protocol)) return url;
  } catch {
    // Not a URL.
  }
  throw invalidArgument(field, expected);
}
