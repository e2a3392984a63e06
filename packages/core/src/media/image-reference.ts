/** The parts of `wix:image://v1/{id}/{name}#originWidth={width}&originHeight={height}`. */
export interface ImageReference {
  /** The file's id in the media manager. */
  id: string;
  /** The file's name, decoded; empty where the reference has none. */
  name: string;
  /** The original's width in pixels, 0 where unknown. */
  width: number;
  /** The original's height in pixels, 0 where unknown. */
  height: number;
}

/** The parts of an image reference, or `undefined` where the text is none. */
export function parseImageReference(text: string): ImageReference | undefined {
  const [, id, name = '', size] = /^(?:wix:)?image:\/\/v1\/([^/#]+)(?:\/([^#]*))?#?(.*)$/.exec(text) ?? [];
  if (!id) return undefined;
  const pixels = (key: string) => Number(new URLSearchParams(size).get(key)) || 0;
  return { id, name: decoded(name), width: pixels('originWidth'), height: pixels('originHeight') };
}

/** A name with a percent sign of its own stays as it is. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
