import { isObject, type Json } from '../json/json.js';
import {
  formatMediaReference,
  parseMediaReference,
  type MediaKind,
  type MediaReference,
} from '../media/media-reference.js';
import { webUrl } from '../media/web-url.js';
import type { Codec } from './codec.js';

interface FileParts {
  /** What stands behind the `#` of the reference. */
  details?(wire: Json, mediaUrl?: string): Readonly<Record<string, unknown>>;
  /** The wire fields beside id and name. */
  fields?(reference: MediaReference, text: string): Json;
  /** The wire fields that hold the file's name, the best first. Default `filename`. */
  names?: readonly string[];
}

/** A wire file and its reference, or the URL of a file from elsewhere. */
export const fileCodec = (kind: MediaKind, { details, fields, names = ['filename'] }: FileParts = {}): Codec => ({
  decode(wire, mediaUrl) {
    if (!isObject(wire)) return wire ?? undefined;
    const { id, url } = wire;
    if (typeof id !== 'string' || !id) return url ?? undefined;
    const name = names.map((key) => wire[key]).find((text) => typeof text === 'string' && text !== '');
    return formatMediaReference(kind, {
      id,
      name: name as string | undefined,
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
    const { id, name } = reference;
    return { id, ...(name && Object.fromEntries(names.map((key) => [key, name]))), ...fields?.(reference, text) };
  },
});
