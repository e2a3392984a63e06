import { isObject } from './json.js';

/** Maximum nesting of parsed JSON. The platform's data is far shallower. */
const MAX_DEPTH = 400;

/** Whether a value does not exceed the maximum nesting. */
function isShallow(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; depth < MAX_DEPTH && level.length > 0; depth++) {
    level = level.filter(isObject).flatMap((item) => Object.values(item));
  }
  return level.length === 0;
}

/** Returns the value. Throws if it is nested too deeply. */
export function assertShallow<Value>(value: Value): Value {
  if (!isShallow(value)) throw new RangeError();
  return value;
}

/** Parses JSON without `__proto__` keys, which would change the prototype of a copy. */
export const safeJson = (text: unknown): unknown => {
  if (typeof text !== 'string') throw new TypeError();
  return assertShallow(JSON.parse(text, (key, item: unknown) => (key === '__proto__' ? undefined : item)));
};
