import { isObject } from './json.js';

/** Deeper values than this are refused: nothing that the platform sends comes near it. */
const DEEPEST = 400;

/** Whether a value has no more levels than allowed. */
function isShallow(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; depth < DEEPEST && level.length > 0; depth++) {
    level = level.filter(isObject).flatMap((item) => Object.values(item));
  }
  return level.length === 0;
}

/** A value that is not too deep. */
export function shallow<Value>(value: Value): Value {
  if (!isShallow(value)) throw new RangeError();
  return value;
}

/** Parses JSON without the field that would change an object's prototype when it is copied. */
export const safeJson = (text: unknown): unknown => {
  if (typeof text !== 'string') throw new TypeError();
  return shallow(JSON.parse(text, (key, item: unknown) => (key === '__proto__' ? undefined : item)));
};
