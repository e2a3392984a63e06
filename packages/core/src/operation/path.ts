import { invalidArgument } from '../errors/invalid-argument.js';
import { isObject } from '../json/json.js';

const valueAt = (payload: unknown, path: string): unknown =>
  path.split('.').reduce((value, key) => (isObject(value) ? value[key] : undefined), payload);

/** Fills `{id}` and `{order.id}` from the payload. An id can neither be empty nor lead out of its segment. */
export const fillPath = (template: string, payload: unknown, operation: string): string =>
  template.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const value = valueAt(payload, name);
    if (typeof value === 'string' && !/^(\s*|\.\.?)$|\p{Cs}/u.test(value)) return encodeURIComponent(value);
    throw invalidArgument(`${operation}: ${name}`, `a non-empty id, but is ${JSON.stringify(value) ?? 'undefined'}`);
  });
