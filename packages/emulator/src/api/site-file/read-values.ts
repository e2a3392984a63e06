import { type Input, isObject } from '../../kernel/input/object.js';
import { imageOfId, imageOfUrl } from '../../shop/images/image-of.js';
import type { StoredImage } from '../../shop/images/image.js';

/** Date of entities that have none. */
export const initialDate = '2024-01-01T00:00:00.000Z';

/** Returns a value as an object. Empty for any other value. */
export const toObject = (value: unknown): Input => (isObject(value) ? value : {});

/** Returns the objects of a list. Empty for any other value. */
export const toList = (value: unknown): Input[] => (Array.isArray(value) ? value.filter(isObject) : []);

/** Returns the strings of a list. Empty for any other value. */
export const toStrings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** Returns a string, or a number as one. */
export const toText = (value: unknown, fallback = ''): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : fallback;

/** Returns a number, or a decimal string as one. `undefined` for any other value. */
export const toNumber = (value: unknown): number | undefined => {
  const number = typeof value === 'number' || (typeof value === 'string' && value !== '') ? Number(value) : NaN;
  return Number.isFinite(number) ? number : undefined;
};

/** Returns the fields whose value is neither `undefined` nor `null`. */
export const present = <Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields]?: NonNullable<Fields[Name]> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null)) as never;

/** Reads an image or a video of the platform, in the format of either catalog version. */
export function readImage(input: Input): StoredImage[] {
  const image = toObject(input['image'] ?? (input['mediaType'] === undefined ? input : undefined));
  const video = toObject(input['video']);
  const file = toObject(toList(video['files'] ?? video['resolutions'])[0]);
  const altText = toText(image['altText'] ?? input['altText'] ?? file['altText'] ?? input['title']);
  const id = toText(input['id'] ?? image['id']);
  const url = toText(file['url'] ?? image['url'] ?? input['url']);
  const found = imageOfId(id, altText) ?? imageOfUrl(url, altText);
  if (!found) return [];
  const size = present({
    width: toNumber(image['width'] ?? file['width']),
    height: toNumber(image['height'] ?? file['height']),
  });
  return [{ ...found, ...(id && { id }), ...size, altText, ...(found.video !== undefined && url && { video: url }) }];
}

/** Reads the ID, revision, dates and extended fields of an entity. */
export const readEntity = (input: Input) => ({
  id: toText(input['id']),
  revision: toNumber(input['revision']) ?? 1,
  createdDate: toText(input['createdDate'], initialDate),
  updatedDate: toText(input['updatedDate'], initialDate),
  ...present({ extendedFields: input['extendedFields'] as object | undefined }),
});
