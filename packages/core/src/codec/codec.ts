import { isObject, type Json } from '../json/json.js';
import { limitDepth } from './limit-depth.js';

/** Converts a value between the platform's format and the SDK's. */
export interface Codec {
  /** Converts a value of a response. Image references keep `mediaUrl`, the client's media host. */
  decode(value: unknown, mediaUrl?: string): unknown;
  /** Converts a value of a request. Throws a `CartwrightError` that names the field for an invalid value. */
  encode(value: unknown, field: string): unknown;
  /** Whether the codec converts a list as a whole. Other codecs convert each item. */
  readonly convertsLists?: boolean;
}

/** Converted fields of an object, by their names in the SDK. For a list, the shape describes each item. */
export interface Shape {
  readonly [field: string]: Codec | Shape;
}

type Node = Codec | Shape | undefined;

const isCodec = (node: Node): node is Codec => typeof node?.decode === 'function';

/** Names in the SDK of fields that have another name in requests and responses. */
export const sdkNames = /* @__PURE__ */ new Map([
  ['id', '_id'],
  ['createdDate', '_createdDate'],
  ['updatedDate', '_updatedDate'],
]);

/** The platform's name of a field, or of a dotted path of fields. */
export const platformName = (path: string): string =>
  path.replace(/(^|\.)_(id|createdDate|updatedDate)(?![^.])/g, '$1$2');

/**
 * Converts a response: the fields of the shape, and `id`, `createdDate`, `updatedDate` to `_id`, `_createdDate`,
 * `_updatedDate`. Works in place where possible, because the parsed response is not shared and pages are large.
 */
export function decode(value: unknown, node: Node, mediaUrl?: string, depth = 0): unknown {
  limitDepth(depth, 'response');
  if (Array.isArray(value) && !node?.convertsLists) {
    for (let index = 0; index < value.length; index++) value[index] = decode(value[index], node, mediaUrl, depth + 1);
    return value;
  }
  if (isCodec(node)) return node.decode(value, mediaUrl);
  if (!isObject(value)) return value;
  let hasRenamedField = false;
  for (const key in value) {
    if (key === 'id' || key === 'createdDate' || key === 'updatedDate') hasRenamedField = true;
    const field = value[key];
    const fieldCodec = node?.[key];
    if (fieldCodec !== undefined || typeof field === 'object') {
      const decoded = decode(field, fieldCodec, mediaUrl, depth + 1);
      if (decoded !== field) value[key] = decoded;
    }
  }
  return hasRenamedField ? renamed(value, node) : value;
}

/**
 * Copies an object with the SDK's field names. Written without a loop, because engines optimize that best. A field
 * whose SDK name is already taken is not renamed.
 */
function renamed({ id, createdDate, updatedDate, ...rest }: Json, shape: Shape | undefined): Json {
  if (id !== undefined) {
    if (rest._id !== undefined) rest.id = id;
    else rest._id = id;
  }
  if (createdDate !== undefined) {
    if (rest._createdDate !== undefined) rest.createdDate = createdDate;
    else rest._createdDate = decode(createdDate, shape?._createdDate);
  }
  if (updatedDate !== undefined) {
    if (rest._updatedDate !== undefined) rest.updatedDate = updatedDate;
    else rest._updatedDate = decode(updatedDate, shape?._updatedDate);
  }
  return rest;
}

/**
 * Converts a request payload. Does not modify the caller's objects.
 *
 * @throws A validation error for values nested too deeply, such as circular ones.
 */
export function encode(value: unknown, node: Node, field = '', depth = 0): unknown {
  limitDepth(depth, field);
  if (Array.isArray(value) && !node?.convertsLists) return value.map((item) => encode(item, node, field, depth + 1));
  if (isCodec(node)) return node.encode(value, field);
  if (!isObject(value)) return value;
  const encoded: Json = {};
  for (const key of Object.keys(value)) {
    const name = platformName(key);
    if (value[key] !== undefined)
      encoded[value[name] === undefined ? name : key] = encode(value[key], node?.[key], key, depth + 1);
  }
  return encoded;
}
