import { isObject, type Json } from '../json/json.js';
import { detailNumber, pixels, type MediaReference } from '../media-reference/media-reference.js';
import { postersOf, resolutionsOf, videoDetails } from '../media-reference/video-details.js';
import { fileCodec, filenameOf } from './file-codec.js';
import { image } from './image.js';

/** A poster's id in the media manager, or the last part of its URL. */
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

/** The largest poster. */
function largest(posters: unknown): unknown {
  const all: unknown[] = Array.isArray(posters) ? posters : [];
  return all.reduce((best, next) => (area(next) > area(best) ? next : best), undefined);
}

/**
 * A wire video, `{ id, thumbnail }`, and its reference,
 * `wix:video://v1/{id}#posterUri=…&posterWidth=…&posterHeight=…`, or the URL of a video from elsewhere. `encode`
 * throws a validation error for a text that is neither.
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

const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** A poster on the wire. The platform knows one of its own by its id, so its reference is not sent. */
function wirePoster(reference: string): Json {
  const { url, ...file } = image.encode(reference, 'posters') as Json;
  return file['id'] ? file : { url };
}

/**
 * A wire video of today, `{ id, filename, posters, resolutions }`, and its reference,
 * `wix:video://v1/{id}/{name}#posterUri=…&posterWidth=…&posterHeight=…` with the largest poster, or the URL of a video
 * from elsewhere. Where there is more to say, all posters and the resolutions follow as JSON, `&posters=…&resolutions=…`,
 * so that a video that is read and sent back keeps them; `media.getVideoUrl` returns them. `encode` throws a validation
 * error for a text that is neither.
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
    videoDetails(
      posterDetails(largest(posters)),
      listed(posters)
        .map((one) => image.decode(one))
        .filter((one) => typeof one === 'string' && one !== ''),
      resolutions,
    ),
  fields(reference) {
    const one = poster(reference);
    const posters = postersOf(reference)?.map(wirePoster) ?? (one && [one]);
    const resolutions = resolutionsOf(reference);
    return { ...filenameOf(reference), ...(posters && { posters }), ...(resolutions && { resolutions }) };
  },
});
