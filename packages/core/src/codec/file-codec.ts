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
  /** What stands behind the `#` of the reference. */
  details?(wire: Json, mediaUrl?: string): Readonly<Record<string, unknown>>;
  /** The file's name on the wire. Default `filename`. */
  name?(wire: Json): unknown;
  /** The wire fields beside the id. Default `filename`. */
  fields?(reference: MediaReference, text: string): Json;
}

/** The wire field of a file's name, where the reference has one. */
export const filenameOf = ({ name }: MediaReference): Json => (name ? { filename: name } : {});

/** A wire file and its reference, or the URL of a file from elsewhere. */
export const fileCodec = (
  kind: MediaKind,
  { details, name = ({ filename }) => filename, fields = filenameOf }: FileParts = {},
): Codec => ({
  decode(wire, mediaUrl) {
    if (!isObject(wire)) return wire ?? undefined;
    const { id, url } = wire;
    if (typeof id !== 'string' || !id) return url ?? undefined;
    const text = name(wire);
    return formatMediaReference(kind, {
      id,
      name: typeof text === 'string' ? text : undefined,
      details: details?.(wire, mediaUrl) ?? {},
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
