import { isObject } from '../json/json.js';

/** Kinds of media with references. A `vector` is a shape of the editor. */
export type MediaKind = 'image' | 'video' | 'audio' | 'document' | 'vector';

/** Parts of a reference `wix:{kind}://v1/{id}/{name}#{key}={value}&…`. */
export interface MediaReference {
  /** File ID in the media manager. */
  id: string;
  /** File name, decoded. Empty if the reference has none. */
  name: string;
  /** Details after `#`, decoded. */
  details: { get(key: string): string | null | undefined };
}

/** Decodes a percent-encoded string. Returns it unchanged if the encoding is invalid. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Percent-encodes any string, including lone surrogates. */
export const encoded = (text: string): string =>
  /[^\w.~-]/.test(text) ? encodeURIComponent(text.replace(/[\uD800-\uDFFF]/gu, '\uFFFD')) : text;

/** Parses a reference of one kind. `undefined` for other strings. */
export function parseMediaReference(kind: MediaKind, text: string): MediaReference | undefined {
  const [, foundKind, rawId = '', name = '', details = ''] =
    /^(?:wix:)?([a-z]+):\/\/v1\/(?:ugd\/(?=[^/#]))?([^/#]+)(?:\/([^#]*))?(?:#(.*))?$/s.exec(text) ?? [];
  const id = decoded(rawId);
  if (foundKind !== kind || /^\.{0,2}$/.test(id)) return undefined;
  return { id, name: decoded(name), details: new URLSearchParams(details) };
}

/** Formats a reference. Omits details without a value. */
export function formatMediaReference(
  kind: MediaKind,
  { id, name, details = {} }: { id: string; name?: string | undefined; details?: Readonly<Record<string, unknown>> },
): string {
  let text = `wix:${kind}://v1/${encoded(id)}`;
  if (name) text += `/${encoded(name)}`;
  let separator = '#';
  for (const key in details) {
    if (details[key] === undefined) continue;
    text += `${separator}${key}=${encoded(String(details[key]))}`;
    separator = '&';
  }
  return text;
}

/** A numeric detail of a reference. 0 if it is missing. */
export const detailNumber = ({ details }: MediaReference, key: string): number => {
  const number = Number(details.get(key));
  return number > 0 && number < Infinity ? number : 0;
};

/** A size in pixels, from a number or a text. `undefined` for an invalid one. */
export const pixels = (value: unknown): number | undefined => {
  const number = isObject(value) ? 0 : Number(value);
  return number > 0 && number < Infinity ? number : undefined;
};
