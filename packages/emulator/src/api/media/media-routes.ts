import { base64url } from 'jose';
import { readTransform, type Transform } from './transform.js';
import { pictureData } from '../../data/shop-data.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { route, type RouteContext } from '../../protocol/routing/route.js';
import { type UploadedFile, fileContents, uploadedFiles } from '../../shop/files/uploaded-file.js';
import { isUploadId, mediaHost } from '../../shop/images/image.js';

/**
 * Renders an SVG file in an exact size.
 *
 * @param svg file whose root element has a `viewBox` from `0 0`
 * @param original size of the image in pixels, the reference of crop regions
 */
function renderSvg(
  svg: string,
  original: { readonly width: number; readonly height: number },
  transform: Transform,
): string {
  const [, fieldWidth, fieldHeight, markup] = /^<svg[^>]* viewBox="0 0 (\d+) (\d+)">(.*)<\/svg>\s*$/s.exec(svg) ?? [];
  if (markup === undefined) throw new SyntaxError('The picture is not an SVG with a viewBox.');
  const { region = { x: 0, y: 0, ...original }, width, height, mode } = transform;
  const [across, down] = [Number(fieldWidth) / original.width, Number(fieldHeight) / original.height];
  const view = [region.x * across, region.y * down, region.width * across, region.height * down];
  const viewBox = view.map((value) => Math.round(value * 100) / 100).join(' ');
  const ratio = mode === 'fill' ? 'xMidYMid slice' : 'xMidYMid meet';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}" preserveAspectRatio="${ratio}">${markup}</svg>`;
}

const headers = {
  'content-type': 'image/svg+xml',
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
};

/** Whether an id is that of a file in the platform's media manager. Imported catalogs have such ids. */
const isPlatformFile = (id: string): boolean => /^[\w.-]+~mv2[\w.~-]*$/.test(id) && !isUploadId(id);

/** Media types of uploaded files that browsers display without running scripts. Other files are downloaded. */
const displayedTypes: ReadonlySet<string> = new Set([
  ...['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'],
  ...['video/mp4', 'video/webm', 'video/ogg', 'video/quicktime'],
  ...['audio/mpeg', 'audio/mp4', 'audio/ogg', 'audio/webm', 'audio/wav'],
]);

/** Serves an uploaded file. Images keep their original size. */
function respondWithFile(tenant: Tenant, { id, isPrivate, mimeType }: UploadedFile): Response {
  if (isPrivate) throw new ApplicationError('permissionDenied', 'PRIVATE_FILE', 'This file is private.');
  const isDisplayed = displayedTypes.has(mimeType);
  return new Response(new Uint8Array(base64url.decode(fileContents(tenant).get(id)?.content ?? '')), {
    headers: {
      ...headers,
      'content-type': isDisplayed ? mimeType : 'application/octet-stream',
      'content-security-policy': "default-src 'none'; sandbox",
      ...(!isDisplayed && { 'content-disposition': 'attachment' }),
    },
  });
}

async function getMedia({ params, tenant, url }: RouteContext): Promise<Response> {
  const { id = '', operation, parameters = '', next, nextParameters = '' } = params;
  const uploaded = uploadedFiles(tenant).get(id);
  if (uploaded) return respondWithFile(tenant, uploaded);
  const found = pictureData().get(id);
  const elsewhere = mediaHost + url.pathname.slice('/media/'.length);
  if (!found && isPlatformFile(id) && url.href !== elsewhere) {
    return new Response(null, { status: 302, headers: { location: elsewhere } });
  }
  if (!found) throw new ApplicationError('notFound', 'MEDIA_NOT_FOUND', 'No image has this ID.');
  const { width, height } = found;
  const steps = [
    ...(operation === undefined ? [] : [[operation, parameters] as const]),
    ...(next === undefined ? [] : [[next, nextParameters] as const]),
  ];
  const transform: Transform = steps.length === 0 ? { width, height, mode: 'fill' } : readTransform(steps);
  // Loaded with the first requested image, because the pictures are ten times as large as the rest of the shop.
  const { readPicture } = await import('../../data/picture-files.js');
  const svg = await readPicture(id);
  if (svg === undefined) throw new RangeError(`There is no file for the image ${id}.`);
  return new Response(renderSvg(svg, found, transform), { headers });
}

/** Serves an image in its original size or in the size of the URL, or an uploaded file. Redirects to files of the platform. */
const getMediaRoute = route({
  id: 'media.getMedia',
  method: 'GET',
  paths: [
    '/media/{id}',
    '/media/{id}/v1/{operation}/{parameters}/{name}',
    '/media/{id}/v1/{operation}/{parameters}/{next}/{nextParameters}/{name}',
  ],
  access: 'public',
  isOf: (tenant, { id = '' }) => isUploadId(id) && uploadedFiles(tenant).get(id) !== undefined,
  handle: getMedia,
});

/** The routes of images. */
export const mediaRoutes = [getMediaRoute] as const;
