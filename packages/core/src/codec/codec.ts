import { CartwrightError } from '../errors/cartwright-error.js';

/** How one converted value looks on the wire and in the SDK. */
export interface Codec {
  /** From the wire. */
  decode(wire: unknown): unknown;
  /** To the wire. Throws a `CartwrightError` for a value that has no wire form. */
  encode(value: unknown, field: string): unknown;
}

/** The converted fields of an object, by their names in the SDK. Lists are crossed silently. */
export interface Shape {
  readonly [field: string]: Codec | Shape;
}

type Json = Record<string, unknown>;

const isCodec = (node: Codec | Shape | undefined): node is Codec =>
  node !== undefined && typeof node.decode === 'function';
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

const wireNames: Json = { _id: 'id', _createdDate: 'createdDate', _updatedDate: 'updatedDate' };

/** The wire's name of a field, or of a dotted path of fields. */
export const wireName = (field: string): string =>
  field.includes('_')
    ? field
        .split('.')
        .map((part) => wireNames[part] ?? part)
        .join('.')
    : field;

/** Deeper answers than this are refused: nothing that the platform sends comes near it. */
const DEEPEST = 400;

/**
 * Converts an answer in place: the declared fields, and `id`, `createdDate`, `updatedDate` to `_id`, `_createdDate`,
 * `_updatedDate`. In place, because the answer was parsed for this call alone and pages are large.
 */
export function decode(value: unknown, shape: Shape | undefined, depth = 0): unknown {
  if (!isObject(value)) return value;
  if (depth > DEEPEST)
    throw new CartwrightError('The answer is nested too deeply', { kind: 'parse', code: 'too_deep' });
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) {
      if (isObject(value[index])) value[index] = decode(value[index], shape, depth + 1);
    }
    return value;
  }
  for (const key in value) {
    const child = value[key];
    if (!isObject(child)) continue;
    const node = shape?.[key];
    const decoded = isCodec(node) ? node.decode(child) : decode(child, node, depth + 1);
    if (decoded !== child) value[key] = decoded;
  }
  const { id, createdDate, updatedDate } = value;
  const renamed = id !== undefined || createdDate !== undefined || updatedDate !== undefined ? rename(value) : value;
  for (const key in shape) {
    const node = shape[key];
    const child = renamed[key];
    if (child !== undefined && !isObject(child) && isCodec(node)) renamed[key] = node.decode(child);
  }
  return renamed;
}

/** A copy, since `delete` would turn the object into a slow one. Where both names are taken, nothing is renamed. */
function rename({ id, createdDate, updatedDate, ...rest }: Json): Json {
  const put = (name: string, value: unknown) => {
    if (value !== undefined) rest[`_${name}` in rest ? name : `_${name}`] = value;
  };
  put('id', id);
  put('createdDate', createdDate);
  put('updatedDate', updatedDate);
  return rest;
}

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null || Array.isArray(value);
};

/** The wire form of a payload. The caller's objects are never changed. */
export function encode(value: unknown, shape: Shape | undefined): unknown {
  if (!isObject(value) || !isPlain(value)) return value;
  if (Array.isArray(value)) return value.map((item) => encode(item, shape));
  const wire: Json = {};
  for (const key of Object.keys(value)) {
    const child = value[key];
    if (child === undefined) continue;
    const node = shape?.[key];
    const name = wireNames[key];
    wire[typeof name === 'string' && !(name in value) ? name : key] = isCodec(node)
      ? Array.isArray(child)
        ? child.map((item) => node.encode(item, key))
        : node.encode(child, key)
      : encode(child, node);
  }
  return wire;
}
