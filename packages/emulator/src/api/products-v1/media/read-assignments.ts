import type { FieldReader } from '../../../kernel/input/field-reader.js';
import { isMissing, isObject } from '../../../kernel/input/object.js';
import type { RouteContext } from '../../../protocol/routing/route.js';
import type { StoredProduct } from '../../../shop/catalog-v1/product.js';
import type { ChoiceName } from '../../../shop/catalog-v1/media/choice-media.js';
import { readChoiceName } from './read-choice-name.js';

/** A choice and the images to assign to it. */
export interface Assignment {
  readonly name: ChoiceName;
  readonly mediaIds: readonly string[];
}

/** Reads the assignments of images to choices. */
export function readAssignments(
  reader: FieldReader,
  { body }: RouteContext,
  product: StoredProduct,
  { min }: { min: number },
): Assignment[] {
  const value = isObject(body) ? body['media'] : undefined;
  if (isMissing(value)) reader.missing('media');
  return (reader.list(value, 'media', { min, max: 10 }) ?? []).flatMap((item, index) => {
    const at = `media[${index}]`;
    const input = reader.required(item, at);
    const name = readChoiceName(reader, input, at, product);
    const mediaIds = reader.ids(input['mediaIds'] ?? [], `${at}.mediaIds`, { max: 50 });
    return name ? [{ name, mediaIds }] : [];
  });
}
