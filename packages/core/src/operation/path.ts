import { CartwrightError } from '../errors/cartwright-error.js';

const valueAt = (payload: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined,
      payload,
    );

/** Fills `{id}` and `{order.id}` from the payload. An id can neither be empty nor lead out of its segment. */
export const fillPath = (template: string, payload: unknown, operation: string): string =>
  template.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const value = valueAt(payload, name);
    const segment = typeof value === 'number' ? String(value) : value;
    if (typeof segment === 'string' && segment.trim() !== '' && segment !== '.' && segment !== '..') {
      return encodeURIComponent(segment);
    }
    throw new CartwrightError(
      `${operation}: "${name}" must be a non-empty id, but is ${JSON.stringify(value) ?? 'undefined'}`,
      {
        kind: 'validation',
        code: 'invalid_id',
      },
    );
  });
