import { invalidArgument } from '../errors/invalid-argument.js';
import { isDevelopment } from '../errors/is-development.js';
import { isObject } from '../json/json.js';
import { sdkNames, platformName, type Codec } from './codec.js';

const sdkName = (path: string): string =>
  path
    .split('.')
    .map((field) => sdkNames.get(field) ?? field)
    .join('.');

/**
 * Codec of field masks: a comma-separated string such as `buyerNote,contactInfo.address` in requests, a list of paths
 * in the SDK. `_id`, `_createdDate` and `_updatedDate` are renamed. `encode` throws a validation error for anything but
 * a list of paths.
 *
 * @example
 * ```ts
 * import { fieldMask } from '@cartwright/core';
 *
 * export const value = fieldMask.decode('id,buyerNote'); // ['_id', 'buyerNote']
 * ```
 */
export const fieldMask: Codec = {
  decode(value) {
    if (value === '') return [];
    const paths: unknown = isObject(value) && !Array.isArray(value) ? value['paths'] : value;
    const list: unknown[] | undefined =
      typeof paths === 'string' ? paths.split(',') : Array.isArray(paths) ? paths : undefined;
    return list ? list.map((path) => (typeof path === 'string' ? sdkName(path) : path)) : (paths ?? undefined);
  },
  encode(value, field) {
    if (value === null || value === undefined) return value;
    const isPath = (path: unknown): path is string => typeof path === 'string' && /^[^,]+$/.test(path);
    if (!Array.isArray(value) || !value.every(isPath))
      throw invalidArgument(field, isDevelopment && 'a list of field paths');
    return value.map(platformName).join();
  },
  convertsLists: true,
};
