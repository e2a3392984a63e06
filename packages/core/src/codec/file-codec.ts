import { isObject, type Json } from '../json/json.js';
import {
  formatMediaReference,
  parseMediaReference,
  type MediaKind,
  type MediaReference,
} from '../media-reference/media-reference.js';
import { webUrl } from '../media-reference/web-url.js';
import type { Codec } from './codec.js';

interface FileParts {
  /** Details of the reference: the part after `#`. */
  details?(file: Json, mediaUrl?: string): Readonly<Record<string, unknown>>;
  /** File name in the response. Defaults to the field `filename`. */
  name?(file: Json): unknown;
  /** Fields of the request besides the ID. Defaults to the field `filename`. */
  fields?(reference: MediaReference, text: string): Json;
}

/** The request's `filename` field, if the reference has a name. */
export const filenameField = ({ name }: MediaReference): Json => (name ? { filename: name } : {});

/** Creates a codec of files: an object in responses, a reference or an external URL in the SDK. */
export const fileCodec = (
  kind: MediaKind,
  { details, name = ({ filename }) => filename, fields = filenameField }: FileParts = {},
): Codec => ({
  decode(file, mediaUrl) {
    if (!isObject(file)) return file ?? undefined;
    const { id, url } = file;
    if (typeof id !== 'string' || !id) return url ?? undefined;
    const text = name(file);
    return formatMediaReference(kind, {
      id,
      name: typeof text === 'string' ? text : undefined,
      details: details?.(file, mediaUrl) ?? {},
    });
  },
  encode(value, field) {
    if (value === null || value === undefined || value === '') return undefined;
    const text = typeof value === 'string' ? value : '';
    const reference = parseMediaReference(kind, text);
    if (!reference) {
      webUrl(text, field, `a wix:${kind} reference or an http URL`);
      return { url: text };
    }
    return { id: reference.id, ...fields(reference, text) };
  },
});
