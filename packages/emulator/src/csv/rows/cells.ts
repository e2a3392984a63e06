import Big from 'big.js';
import { imageOfId, imageOfUrl } from '../../shop/images/image-of.js';
import type { StoredImage } from '../../shop/images/image.js';

/** Cells of a row by column name. Absent cells are empty. */
export type Cells = Readonly<Record<string, string>>;

/** Formats a number without exponent. */
export const decimal = (value: number): string => new Big(value).toFixed();

/** Formats an amount, rounded to the number of decimal places. */
export const money = (value: number, scale: number): string => new Big(value).round(scale, Big.roundHalfUp).toFixed();

export const flag = (value: boolean): string => (value ? 'true' : 'false');

/** Formats a part of a list. Semicolons are replaced, because they separate the parts. */
export const part = (text: string): string => text.replaceAll(';', ',').trim();

/** Formats a list, without empty and repeated parts. */
export const list = (parts: readonly string[]): string => [...new Set(parts.map(part))].filter(Boolean).join(';');

/** Returns the cells of the first entries of a list, in numbered columns. */
export const numberedCells = <T>(entries: readonly T[], most: number, cells: (entry: T) => Cells): Cells =>
  Object.fromEntries(
    entries
      .slice(0, most)
      .flatMap((entry, index) => Object.entries(cells(entry)).map(([name, text]) => [`${name}${index + 1}`, text])),
  );

/** Parses an image: its URL, or its file name. */
export const getImage = (text: string, altText: string): StoredImage | undefined =>
  imageOfUrl(text, altText) ?? imageOfId(text, altText);

/** Returns the file name of an image of the platform or the demo shop, or the URL of any other. */
export function imageText({ id, url, video }: StoredImage): string {
  const named = imageOfId(id, '');
  return named?.url === url && named?.video === video ? id : (video ?? url ?? id).replaceAll(';', '%3B');
}

/** Returns the color before the last colon of a choice and its name after it. `undefined` if one of them is missing. */
export function getColor(text: string): { readonly value: string; readonly description: string } | undefined {
  const colon = text.lastIndexOf(':');
  const [value, description] = [text.slice(0, Math.max(0, colon)).trim(), text.slice(colon + 1).trim()];
  return value === '' || description === '' ? undefined : { value, description };
}

/** Formats a choice with a color. Colons are removed from the name, because it starts after the last colon. */
export const colorText = (color: string, name: string): string => `${color || name}:${name.replaceAll(':', ',')}`;
