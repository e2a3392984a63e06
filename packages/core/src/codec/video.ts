import { isObject, type Json } from '../json/json.js';
import { detailNumber, pixels, type MediaReference } from '../media-reference/media-reference.js';
import { readPosters, readResolutions, readVideoDetails } from '../media-reference/read-video-details.js';
import { fileCodec, filenameField } from './file-codec.js';
import { image } from './image.js';

/** Poster's file ID in the media manager, or the last segment of its URL. */
function posterId({ id, url }: Json): string | undefined {
  if (typeof id === 'string' && id) return id;
  return typeof url === 'string' ? url.split(/[?#]/, 1)[0]?.split('/').pop() : undefined;
}

function posterDetails(poster: unknown): Readonly<Record<string, unknown>> {
  const posterUri = isObject(poster) ? posterId(poster) : undefined;
  if (!isObject(poster) || !posterUri) return {};
  return { posterUri, posterWidth: pixels(poster['width']) ?? 0, posterHeight: pixels(poster['height']) ?? 0 };
}

function poster(reference: MediaReference): Json | undefined {
  const id = reference.details.get('posterUri');
  if (!id) return undefined;
  return { id, height: detailNumber(reference, 'posterHeight'), width: detailNumber(reference, 'posterWidth') };
}

const area = (value: unknown): number =>
  isObject(value) ? (pixels(value['width']) ?? 0) * (pixels(value['height']) ?? 0) : -1;

/** The poster with the most pixels. */
function largest(posters: unknown): unknown {
  const list: unknown[] = Array.isArray(posters) ? posters : [];
  return list.reduce((best, next) => (area(next) > area(best) ? next : best), undefined);
}

/**
 * Codec of videos in the older format: `{ id, thumbnail }` in responses, a reference
 * `wix:video://v1/{id}#posterUri=…&posterWidth=…&posterHeight=…` or an external URL in the SDK. `encode` throws a
 * validation error for other strings.
 *
 * @example
 * ```ts
 * import { video } from '@cartwright/core';
 *
 * export const value = video.decode({ id: 'film', thumbnail: { id: 'still.jpg', width: 800, height: 600 } }); // wix:video://v1/film#posterUri=still.jpg&…
 * ```
 */
export const video = /* @__PURE__ */ fileCodec('video', {
  name: () => undefined,
  details: ({ thumbnail }) => posterDetails(thumbnail),
  fields: (reference) => {
    const thumbnail = poster(reference);
    return thumbnail ? { thumbnail } : {};
  },
});

const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** A poster in the platform's format. Posters in the media manager are identified by their ID alone. */
function encodePoster(reference: string): Json {
  const { url, ...file } = image.encode(reference, 'posters') as Json;
  return file['id'] ? file : { url };
}

/**
 * Codec of videos: `{ id, filename, posters, resolutions }` in responses, a reference
 * `wix:video://v1/{id}/{name}#posterUri=…&posterWidth=…&posterHeight=…` with the largest poster, or an external URL, in
 * the SDK. Further posters and the resolutions are appended as JSON, `&posters=…&resolutions=…`, so that they survive
 * an update; read them with `media.getVideoUrl`. `encode` throws a validation error for other strings.
 *
 * @example
 * ```ts
 * import { videoV2 } from '@cartwright/core';
 *
 * export const value = videoV2.decode({ id: 'film', filename: 'film.mp4' }); // wix:video://v1/film/film.mp4
 * ```
 */
export const videoV2 = /* @__PURE__ */ fileCodec('video', {
  details: ({ posters, resolutions }) =>
    readVideoDetails(
      posterDetails(largest(posters)),
      toList(posters)
        .map((item) => image.decode(item))
        .filter((item) => typeof item === 'string' && item !== ''),
      resolutions,
    ),
  fields(reference) {
    const mainPoster = poster(reference);
    const posters = readPosters(reference)?.map(encodePoster) ?? (mainPoster && [mainPoster]);
    const resolutions = readResolutions(reference);
    return { ...filenameField(reference), ...(posters && { posters }), ...(resolutions && { resolutions }) };
  },
});
