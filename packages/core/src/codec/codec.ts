import { CartwrightError } from '../errors/cartwright-error.js';
import { invalidArgument } from '../errors/invalid-argument.js';
import { isObject, type Json } from '../json/json.js';

/** How one converted value looks on the wire and in the SDK. */
export interface Codec {
  /** From the wire. Images lead to `mediaUrl`, the media host of the client. */
  decode(wire: unknown, mediaUrl?: string): unknown;
  /** To the wire. Throws a `CartwrightError` that names the field for a value that has no wire form. */
  encode(value: unknown, field: string): unknown;
  /** Whether it takes a list as one value. Other codecs take its items. */
  readonly takesLists?: boolean;
}

/** The converted fields of an object, by their names in the SDK. Lists are crossed silently. */
export interface Shape {
  readonly [field: string]: Codec | Shape;
}

type Node = Codec | Shape | undefined;

const isCodec = (node: Node): node is Codec => typeof node?.decode === 'function';

const wireNames = /* @__PURE__ */ new Map([
  ['_id', 'id'],
  ['_createdDate', 'createdDate'],
  ['_updatedDate', 'updatedDate'],
]);

/** The SDK's names of the fields that have another on the wire. */
export const sdkNames = /* @__PURE__ */ new Map([
  ['id', '_id'],
  ['createdDate', '_createdDate'],
  ['updatedDate', '_updatedDate'],
]);

/** The wire's name of a field, or of a dotted path of fields. */
export const wireName = (path: string): string =>
  path
    .split('.')
    .map((field) => wireNames.get(field) ?? field)
    .join('.');

/** What is nested deeper than this is refused: nothing that the platform sends or takes comes near it. */
const DEEPEST = 400;

/**
 * Converts an answer: the declared fields, and `id`, `createdDate`, `updatedDate` to `_id`, `_createdDate`,
 * `_updatedDate`. In place where that is possible, because the answer was parsed for this call alone and pages are large.
 */
export function decode(value: unknown, node: Node, mediaUrl?: string, depth = 0): unknown {
  if (depth > DEEPEST) {
    throw new CartwrightError('The answer is nested too deeply', { kind: 'parse', code: 'invalid_answer' });
  }
  if (Array.isArray(value) && !node?.takesLists) {
    for (let index = 0; index < value.length; index++) value[index] = decode(value[index], node, mediaUrl, depth + 1);
    return value;
  }
  if (isCodec(node)) return node.decode(value, mediaUrl);
  if (!isObject(value)) return value;
  let isRenamed = false;
  for (const key in value) {
    if (key === 'id' || key === 'createdDate' || key === 'updatedDate') isRenamed = true;
    const field = value[key];
    const inner = node?.[key];
    if (inner !== undefined || typeof field === 'object') {
      const decoded = decode(field, inner, mediaUrl, depth + 1);
      if (decoded !== field) value[key] = decoded;
    }
  }
  return isRenamed ? renamed(value, node) : value;
}

/**
 * A copy under the SDK's names, made in the way that engines do fastest: by name and not in a loop. Where both names are
 * taken, nothing is renamed.
 */
function renamed({ id, createdDate, updatedDate, ...rest }: Json, shape: Shape | undefined): Json {
  if (id !== undefined) {
    if ('_id' in rest) rest.id = id;
    else rest._id = id;
  }
  if (createdDate !== undefined) {
    if ('_createdDate' in rest) rest.createdDate = createdDate;
    else rest._createdDate = decode(createdDate, shape?._createdDate);
  }
  if (updatedDate !== undefined) {
    if ('_updatedDate' in rest) rest.updatedDate = updatedDate;
    else rest._updatedDate = decode(updatedDate, shape?._updatedDate);
  }
  return rest;
}

/**
 * The wire form of a payload. The caller's objects are never changed.
 *
 * @throws A validation error for what is nested deeper than anything that the platform takes, such as an object inside itself.
 */
export function encode(value: unknown, node: Node, field = '', depth = 0): unknown {
  if (depth > DEEPEST) throw invalidArgument(field, 'nested less deeply');
  if (Array.isArray(value) && !node?.takesLists) return value.map((item) => encode(item, node, field, depth + 1));
  if (isCodec(node)) return node.encode(value, field);
  if (!isObject(value)) return value;
  const wire: Json = {};
  for (const key of Object.keys(value)) {
    const name = wireNames.get(key);
    if (value[key] !== undefined)
      wire[name && value[name] === undefined ? name : key] = encode(value[key], node?.[key], key, depth + 1);
  }
  return wire;
}
