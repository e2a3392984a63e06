import { byteCache } from './byte-cache.js';
import { imageFormat, mediaType } from './image-format.js';
import { loadRenderer } from './render-image.js';

type Fetch = (request: Request) => Promise<Response>;

/** Maximum size of cached images, in bytes. */
const maxCachedBytes = 64 * 1024 * 1024;

/** Wraps an emulator's `fetch`: converts its SVG images to raster images, if a renderer is installed. */
export function serveImages(fetch: Fetch, load = loadRenderer): Fetch {
  const cached = byteCache(maxCachedBytes);
  let renderer: ReturnType<typeof load> | undefined;
  return async (request) => {
    const response = await fetch(request);
    const { pathname } = new URL(request.url);
    const isDrawing = response.headers.get('content-type') === mediaType('svg') && pathname.startsWith('/media/');
    const format = imageFormat(pathname, request.headers.get('accept'));
    if (!response.ok || !isDrawing) return response;
    const headers = new Headers(response.headers);
    headers.append('vary', 'accept');
    const render = format === 'svg' ? undefined : await (renderer ??= load());
    if (format === 'svg' || !render) return new Response(response.body, { status: response.status, headers });
    const quality = Math.min(100, Math.max(1, Number(/[,/]q_(\d{1,3})/.exec(pathname)?.[1] ?? 80)));
    const image = await cached(`${format} ${pathname}`, async () => render(await response.text(), format, quality));
    headers.set('content-type', mediaType(format));
    headers.set('content-length', String(image.byteLength));
    return new Response(image, { status: response.status, headers });
  };
}
