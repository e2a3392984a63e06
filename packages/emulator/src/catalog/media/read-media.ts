import { pictures } from '../../seed/pictures.js';
import { derivedId } from '../derived-id.js';
import type { FieldReader, Input } from '../input/index.js';
import type { StoredImage } from '../product.js';
import { mediaHost } from '../wire-image.js';

/** The size that an image is taken to have which the emulator has not seen. */
const side = 1200;

const image = (id: string, url: string, altText: string): StoredImage => ({
  ...{ id, url, altText, width: side, height: side },
});

/** The image of an id: one of the shop's own, or a file of the platform's. */
function byId(reader: FieldReader, id: string, field: string, altText: string): StoredImage | undefined {
  const own = pictures.get(id)?.image;
  if (own) return own;
  if (/^[\w~.-]{1,200}$/.test(id)) return image(id, mediaHost + id, altText);
  return reader.refuse(field, 'must be the id of a file', 'FORMAT');
}

/** The image of an address; its id is the file's name on the platform, or made of the address. */
function byUrl(reader: FieldReader, url: string, field: string, altText: string): StoredImage | undefined {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) {
    return reader.refuse(field, 'must be an address that begins with https:// or http://', 'FORMAT');
  }
  if (url.startsWith(mediaHost)) {
    const id = /^[\w~.-]+/.exec(url.slice(mediaHost.length))?.[0];
    if (id !== undefined) return image(id, mediaHost + id, altText);
  }
  const extension = /\.(png|webp|gif|svg|avif)$/i.exec(new URL(url).pathname)?.[1]?.toLowerCase() ?? 'jpg';
  return image(`${derivedId(url).replaceAll('-', '')}~mv2.${extension}`, url, altText);
}

/** Reads an image: the id of a file, or the address of a new one. */
export function readImage(reader: FieldReader, input: Input, at: string, altText: string): StoredImage | undefined {
  const mediaId = reader.text(input['mediaId'], `${at}.mediaId`, { min: 1, max: 200 });
  const url = reader.text(input['url'], `${at}.url`, { min: 1, max: 2000 });
  const given = [input['mediaId'], input['url']].filter((value) => value !== undefined && value !== null);
  if (given.length === 0) return reader.refuse(at, 'must have a mediaId or a url', 'REQUIRED_ONE_OF_FIELD');
  if (given.length === 2) return reader.refuse(at, 'must not have both a mediaId and a url', 'ONE_OF_ALIGNMENT');
  if (mediaId !== undefined) return byId(reader, mediaId, `${at}.mediaId`, altText);
  return url === undefined ? undefined : byUrl(reader, url, `${at}.url`, altText);
}
