import { isObject, type Json } from '../json/json.js';
import { formatMediaReference, pixels, type MediaReference } from './media-reference.js';

/** Parses a detail of a reference as a JSON list. `undefined` if it is none. */
function getList({ details }: MediaReference, key: string): unknown[] | undefined {
  try {
    const list: unknown = JSON.parse(details.get(key) ?? '');
    if (Array.isArray(list)) return list as unknown[];
  } catch {
    // Not JSON: the reference was created by other software.
  }
  return undefined;
}

/** Main poster of a video reference, as an image reference. */
export function readPoster({ details }: Pick<MediaReference, 'details'>): string | undefined {
  const id = details.get('posterUri');
  const size = (key: string) => pixels(details.get(key));
  const origin = { originWidth: size('posterWidth'), originHeight: size('posterHeight') };
  return id ? formatMediaReference('image', { id, details: origin }) : undefined;
}

/**
 * All posters, as image references or http URLs. `undefined` unless the reference lists more than the main poster's
 * size.
 */
export const readPosters = (reference: MediaReference): string[] | undefined =>
  getList(reference, 'posters')?.filter(
    (poster): poster is string =>
      typeof poster === 'string' && /^(?:wix:image:\/\/v1\/[\w~%]|https?:\/\/\w)/i.test(poster),
  );

/** Files of the video at other resolutions, in the platform's format. */
export const readResolutions = (reference: MediaReference): Json[] | undefined =>
  getList(reference, 'resolutions')?.filter(isObject);

/** Details of a video reference: the part after `#`. `main` contains those of the main poster. */
export function readVideoDetails(main: Readonly<Record<string, unknown>>, posters: unknown[], resolutions: unknown) {
  const mainDetails = new Map(Object.entries(main).map(([key, value]) => [key, String(value)]));
  const isImplied =
    posters.length === 0 || (posters.length === 1 && posters[0] === readPoster({ details: mainDetails }));
  return {
    ...main,
    posters: isImplied ? undefined : JSON.stringify(posters),
    resolutions: Array.isArray(resolutions) && resolutions.length ? JSON.stringify(resolutions) : undefined,
  };
}
