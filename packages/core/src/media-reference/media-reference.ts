/** The media that have references. A `vector` is a drawing of the editor, a shape. */
export type MediaKind = 'image' | 'video' | 'audio' | 'document' | 'vector';

/** The parts of `wix:{kind}://v1/{id}/{name}#{key}={value}&…`. */
export interface MediaReference {
  /** The file's id in the media manager. */
  id: string;
  /** The file's name, decoded; empty where the reference has none. */
  name: string;
  /** What stands behind the `#`, decoded. */
  details: ReadonlyMap<string, string>;
}

/** Decodes a text; one with a percent sign of its own stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Encodes any text, also one with half of a surrogate pair. */
export const encoded = (text: string): string =>
  /[^\w.~-]/.test(text) ? encodeURIComponent(text.replace(/[\uD800-\uDFFF]/gu, '\uFFFD')) : text;

/** The parts of a reference of one kind, or `undefined` where the text is none. */
export function parseMediaReference(kind: MediaKind, text: string): MediaReference | undefined {
  const [, of, rawId = '', name = '', details = ''] =
    /^(?:wix:)?([a-z]+):\/\/v1\/(?:ugd\/(?=[^/#]))?([^/#]+)(?:\/([^#]*))?(?:#(.*))?$/s.exec(text) ?? [];
  const id = decoded(rawId);
  if (of !== kind || /^\.{0,2}$/.test(id)) return undefined;
  const pairs = details.split('&').map((pair): [string, string] => {
    const [key = '', ...value] = pair.split('=');
    return [key, decoded(value.join('='))];
  });
  return { id, name: decoded(name), details: new Map(pairs) };
}

/** The reference with these parts. Details without a value are left out. */
export function formatMediaReference(
  kind: MediaKind,
  { id, name, details = {} }: { id: string; name?: string | undefined; details?: Readonly<Record<string, unknown>> },
): string {
  let text = `wix:${kind}://v1/${encoded(id)}`;
  if (name) text += `/${encoded(name)}`;
  let mark = '#';
  for (const key in details) {
    if (details[key] === undefined) continue;
    text += `${mark}${key}=${encoded(String(details[key]))}`;
    mark = '&';
  }
  return text;
}

/** A number of a reference, 0 where it has none. */
export const detailNumber = ({ details }: MediaReference, key: string): number => {
  const number = Number(details.get(key));
  return number > 0 && number < Infinity ? number : 0;
};

/** A size in pixels, or `undefined` for what is none. */
export const pixels = (value: unknown): number | undefined =>
  typeof value === 'number' && value > 0 && value < Infinity ? value : undefined;
