import { platformName } from '../codec/codec.js';
import { isObject, type Json } from '../json/json.js';

/** Converts a field name. Returns other values unchanged, so that the platform reports them. */
export const encodePath = (path: unknown): unknown => (typeof path === 'string' ? platformName(path) : path);

/** Converts the objects of a list. Returns other values unchanged, so that the platform reports them. */
export const mapList = <Item extends Json = Json>(list: unknown, convert: (item: Item) => unknown): unknown =>
  Array.isArray(list) ? list.map((item: unknown) => (isObject(item) ? convert(item as Item) : item)) : list;
