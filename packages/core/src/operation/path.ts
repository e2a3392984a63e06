import { invalidArgument } from '../errors/invalid-argument.js';
import { isDevelopment } from '../errors/is-development.js';
import type { Json } from '../json/json.js';

/**
 * Fills placeholders such as `{id}` and `{order.id}` from the payload. Rejects empty IDs; IDs are encoded, so that they
 * stay within their path segment.
 */
export const fillPath = (template: string, payload: unknown, operation: string): string =>
  template.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const value = name.split('.').reduce<unknown>((parent, key) => (parent as Json | undefined)?.[key], payload);
    if (typeof value === 'string' && !/^(\s*|\.\.?)$|[\uD800-\uDFFF]/u.test(value)) return encodeURIComponent(value);
    throw invalidArgument(`${operation}: ${name}`, isDevelopment && `a non-empty ID, but is ${JSON.stringify(value)}`);
  });
