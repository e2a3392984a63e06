import { isObject, type Json } from '../json/json.js';
import {
  formatMediaReference,
  parseMediaReference,
  webUrl,
  type MediaKind,
  type MediaReference,
} from '../media/media-reference.js';
import type { Codec } from './codec.js';

interface FileParts {
  /** What stands behind the `#` of the reference. */
  details?(wire: Json): Readonly<Record<string, unknown>>;
  /** The wire fields beside id and filename. */
  fields?(reference: MediaReference): Json;
  /** False where the wire has no file name. */
  hasName?: boolean;
}

/** A wire file and its reference, or the URL of a file from elsewhere. */
export const fileCodec = (kind: MediaKind, { details, fields, hasName = true }: FileParts = {}): Codec => ({
  decode(wire) {
    if (!isObject(wire)) return wire ?? undefined;
    const { id, filename, url } = wire;
    if (typeof id !== 'string' || !id) return url ?? undefined;
    const name = hasName && typeof filename === 'string' ? filename : undefined;
    return formatMediaReference(kind, { id, name, details: details?.(wire) ?? {} });
  },
  encode(value, field) {
    if (value === null || value === undefined || value === '') return undefined;
    const text = typeof value === 'string' ? value : '';
    const reference = parseMediaReference(kind, text);
    if (!reference) return { url: webUrl(text, field, kind) };
    return {
      id: reference.id,
      ...(hasName && reference.name && { filename: reference.name }),
      ...fields?.(reference),
    };
  },
});
