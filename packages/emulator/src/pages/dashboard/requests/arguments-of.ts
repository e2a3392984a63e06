import { type Input, isObject } from '../../../kernel/input/object.js';

/** Removes the value at a path from a payload, and returns it. */
function take(payload: Record<string, unknown>, [name = '', ...rest]: readonly string[]): unknown {
  const inner = payload[name];
  if (rest.length > 0) return isObject(inner) ? take(inner, rest) : undefined;
  delete payload[name];
  return inner;
}

/** Adds a value to a payload, at a path such as `product.id`. */
function put(payload: Record<string, unknown>, [name = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) payload[name] = value;
  else {
    const inner = isObject(payload[name]) ? { ...payload[name] } : {};
    put(inner, rest, value);
    payload[name] = inner;
  }
}

/** Path of a field in the platform's format, where IDs are named `id`. */
const wirePath = (name: string): string[] => name.replace(/(^|\.)_id$/, '$1id').split('.');

/**
 * Returns the arguments of an operation, from the path parameters and the query or body of a request.
 *
 * @param names - Names of the arguments (see `argumentNames`).
 */
export function argumentsOf(names: readonly string[], params: Input, body: unknown): unknown[] {
  const payload: Record<string, unknown> = structuredClone<Input>(isObject(body) ? body : {});
  for (const [path, value] of Object.entries(params)) put(payload, path.split('.'), value);
  const fields = names.map((name) => (name.endsWith('*') ? undefined : take(payload, wirePath(name))));
  const parts = names.map((name, index) => (name.endsWith('.*') ? take(payload, [name.slice(0, -2)]) : fields[index]));
  const rest = Object.keys(payload).length > 0 ? payload : undefined;
  const all = names.map((name, index) => (name === '*' ? rest : parts[index]));
  const count = all.reduce<number>((last, value, index) => (value === undefined ? last : index + 1), 0);
  return all.slice(0, count);
}
