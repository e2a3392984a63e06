import { isDevelopment } from '../errors/is-development.js';
import { isObject, toText, type Json } from '../json/json.js';
import {
  formatMediaReference,
  parseMediaReference,
  type MediaKind,
  type MediaReference,
} from '../media-reference/media-reference.js';
import { toWebUrl } from '../media-reference/to-web-url.js';
import type { Codec } from './codec.js';

interface FileParts {
  /** Details of the reference: the part after `#`. */
  details?(file: Json): Readonly<Record<string, unknown>>;
  /** File name in the response. Defaults to the field `filename`. */
  name?(file: Json): unknown;
  /** Fields of the request besides the ID. Defaults to the field `filename`. */
  fields?(reference: MediaReference): Json;
}

/** The request's `filename` field, if the reference has a name. */
export const filenameField = ({ name }: MediaReference): Json => (name ? { filename: name } : {});

/**
 * Decodes a file of a response: its reference if it has an ID, otherwise its URL. `format` formats the reference.
 */
export function decodeFile(file: unknown, format: (id: string, file: Json) => string): unknown {
  if (!isObject(file)) return file ?? undefined;
  const id = toText(file['id']);
  return id ? format(id, file) : (file['url'] ?? undefined);
}

/** Encodes a reference or an external URL. `fields` returns the fields besides the ID. */
export function encodeFile(
  kind: MediaKind,
  value: unknown,
  field: string,
  fields: (reference: MediaReference, text: string) => Json,
): Json | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  const text = toText(value);
  const reference = parseMediaReference(kind, text);
  if (reference) return { id: reference.id, ...fields(reference, text) };
  toWebUrl(text, field, isDevelopment && `a wix:${kind} reference or an http URL`);
  return { url: text };
}

/** Creates a codec of files: an object in responses, a reference or an external URL in the SDK. */
export const fileCodec = (
  kind: MediaKind,
  { details, name = ({ filename }) => filename, fields = filenameField }: FileParts = {},
): Codec => ({
  decode: (value) =>
    decodeFile(value, (id, file) =>
      formatMediaReference(kind, { id, name: toText(name(file)), details: details?.(file) ?? {} }),
    ),
  encode: (value, field) => encodeFile(kind, value, field, fields),
});
