import { isObject, type Json } from '../json/json.js';
import { formatMediaReference, pixels, type MediaReference } from './media-reference.js';

/** The list that a detail of a reference holds as JSON; `undefined` where it holds none. */
function listOf({ details }: MediaReference, key: string): unknown[] | undefined {
  try {
    const list: unknown = JSON.parse(details.get(key) ?? '');
    if (Array.isArray(list)) return list as unknown[];
  } catch {
    // a reference from elsewhere
  }
  return undefined;
}

/** The poster that every reference of a video with posters names, as an image reference. */
export function posterOf({ details }: Pick<MediaReference, 'details'>): string | undefined {
  const id = details.get('posterUri');
  const size = (key: string) => pixels(Number(details.get(key)));
  const origin = { originWidth: size('posterWidth'), originHeight: size('posterHeight') };
  return id ? formatMediaReference('image', { id, details: origin }) : undefined;
}

/** All posters, as image references or http URLs, where the reference names more than one or more than a size. */
export const postersOf = (reference: MediaReference): string[] | undefined =>
  listOf(reference, 'posters')?.filter(
    (poster): poster is string =>
      typeof poster === 'string' && /^(?:wix:image:\/\/v1\/[\w~%]|https?:\/\/\w)/i.test(poster),
  );

/** The files of the video at other resolutions, as the platform has them. */
export const resolutionsOf = (reference: MediaReference): Json[] | undefined =>
  listOf(reference, 'resolutions')?.filter(isObject);

/** What stands behind the `#` of a video's reference; `main` is what it says of the main poster. */
export function videoDetails(main: Readonly<Record<string, unknown>>, posters: unknown[], resolutions: unknown) {
  const texts = new Map(Object.entries(main).map(([key, value]) => [key, String(value)]));
  const saysAll = posters.length === 0 || (posters.length === 1 && posters[0] === posterOf({ details: texts }));
  return {
    ...main,
    posters: saysAll ? undefined : JSON.stringify(posters),
    resolutions: Array.isArray(resolutions) && resolutions.length ? JSON.stringify(resolutions) : undefined,
  };
}
