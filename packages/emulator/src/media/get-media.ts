import { type RouteContext, route } from '../http/route.js';
import { ApplicationError } from '../http/wire-error.js';
import { pictures } from '../seed/pictures.js';
import { compose } from './compose.js';
import { renderSvg } from './render-svg.js';
import { type Transform, readTransform } from './transform.js';

const headers = {
  'content-type': 'image/svg+xml',
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
};

function answer({ params }: RouteContext): Response {
  const { id = '', operation, parameters = '', next, nextParameters = '' } = params;
  const found = pictures.get(id);
  if (!found) throw new ApplicationError(404, 'MEDIA_NOT_FOUND', 'There is no such image.');
  const { width, height } = found.image;
  const steps = [
    ...(operation === undefined ? [] : [[operation, parameters] as const]),
    ...(next === undefined ? [] : [[next, nextParameters] as const]),
  ];
  const transform: Transform = steps.length === 0 ? { width, height, mode: 'fill' } : readTransform(steps);
  return new Response(renderSvg(compose(found.picture), found.image, transform), { headers });
}

/** Serves an image, as it is or at the size that the address asks for. */
export const getMediaRoute = route({
  id: 'media.getMedia',
  method: 'GET',
  paths: [
    '/media/{id}',
    '/media/{id}/v1/{operation}/{parameters}/{name}',
    '/media/{id}/v1/{operation}/{parameters}/{next}/{nextParameters}/{name}',
  ],
  access: 'public',
  handle: answer,
});
