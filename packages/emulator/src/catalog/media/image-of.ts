import { pictures } from '../../seed/pictures.js';
import { derivedId } from '../derived-id.js';
import type { StoredImage } from '../product.js';
import { mediaHost } from '../wire-image.js';

/** The size that an image is taken to have which the emulator has not seen. */
const side = 1200;

const image = (id: string, url: string, altText: string): StoredImage => ({
  ...{ id, url, altText, width: side, height: side },
});

/** The image of an id: one of the shop's own, or a file of the platform's. Nothing for what is no id of a file. */
export function imageOfId(id: string, altText: string): StoredImage | undefined {
  const own = pictures.get(id)?.image;
  if (own) return own;
  return /^[\w~.-]{1,200}$/.test(id) ? image(id, mediaHost + id, altText) : undefined;
}

/**
 * The image of an address; its id is the file's name on the platform, or made of the address. Nothing for what is no
 * http address.
 */
export function imageOfUrl(url: string, altText: string): StoredImage | undefined {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return undefined;
  if (url.startsWith(mediaHost)) {
    const id = /^[\w~.-]+/.exec(url.slice(mediaHost.length))?.[0];
    if (id !== undefined) return image(id, mediaHost + id, altText);
  }
  const extension = /\.(png|webp|gif|svg|avif)$/i.exec(new URL(url).pathname)?.[1]?.toLowerCase() ?? 'jpg';
  return image(`${derivedId(url).replaceAll('-', '')}~mv2.${extension}`, url, altText);
}
