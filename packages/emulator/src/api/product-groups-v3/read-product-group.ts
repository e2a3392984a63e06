import type { FieldReader } from '../../kernel/input/field-reader.js';
import type { Input } from '../../kernel/input/object.js';
import type { StoredProductGroup } from '../../shop/catalog-v3/product-groups/product-group.js';
import { readImageMedia } from '../catalog-v3/media/read-image-media.js';
import { readChangedTags } from '../catalog-v3/tags/read-tags.js';

/** Maximum length of names and handles, in characters. */
export const maxText = 100;

/** Reads the required name. */
export function readGroupName(read: FieldReader, value: unknown): string {
  if (value === undefined || value === null) read.missing('productGroup.name');
  return read.string(value, 'productGroup.name', { min: 1, max: maxText }) ?? '';
}

/** Reads the optional fields of a product group that can be changed. `undefined` clears a field. */
export function readContent(read: FieldReader, input: Input, before?: StoredProductGroup) {
  const { choiceOrder, extendedFields, media, tags } = input;
  const isGiven = (name: string) => Object.hasOwn(input, name);
  return {
    ...(isGiven('choiceOrder') && {
      choiceOrder: read.ids(choiceOrder ?? [], 'productGroup.choiceOrder', { max: 100 }),
    }),
    ...(isGiven('media') && {
      media: readImageMedia(read, media, { field: 'productGroup.media', before: before?.media }),
    }),
    ...(isGiven('extendedFields') && { extendedFields: read.object(extendedFields, 'productGroup.extendedFields') }),
    ...readChangedTags(read, tags, 'productGroup.tags'),
  };
}
