import { type Input, isObject } from './object.js';

/**
 * Applies a JSON merge patch: objects are merged recursively, and `null` removes a field.
 *
 * @see https://www.rfc-editor.org/rfc/rfc7396
 */
export function mergePatch(target: Input, patch: Input): Input {
  const result: Record<string, unknown> = { ...target };
  for (const [name, value] of Object.entries(patch)) {
    const before = result[name];
    if (value === null && name in target) delete result[name];
    else result[name] = isObject(before) && isObject(value) ? mergePatch(before, value) : value;
  }
  return result;
}

/** Creates the smallest merge patch that changes `before` to `after`. */
export function patchBetween(before: Input, after: Input): Input {
  const patch: Record<string, unknown> = {};
  for (const name of Object.keys(before)) if (after[name] === undefined) patch[name] = null;
  for (const [name, value] of Object.entries(after)) {
    const former = before[name];
    if (value === undefined || JSON.stringify(former) === JSON.stringify(value)) continue;
    const inner = isObject(former) && isObject(value) ? patchBetween(former, value) : value;
    if (!isObject(former) || !isObject(value) || Object.keys(inner as object).length > 0) patch[name] = inner;
  }
  return patch;
}
