import type { FieldReader } from '../../kernel/input/field-reader.js';
import { type Input, isMissing } from '../../kernel/input/object.js';
import type { CategoryFields } from '../../shop/catalog-v3/categories/create-category.js';
import { imageOfId, imageOfUrl } from '../../shop/images/image-of.js';
import type { StoredImage } from '../../shop/images/image.js';
import { readName } from '../catalog-v3/read-name.js';

/** Path of the category in requests. */
const at = 'category';

function readImage(read: FieldReader, value: unknown): StoredImage | undefined {
  const input = read.object(value, `${at}.image`);
  if (!input) return undefined;
  const id = read.string(input['id'], `${at}.image.id`, { max: 400 }) ?? '';
  const url = read.string(input['url'], `${at}.image.url`, { max: 2000 }) ?? '';
  const altText = read.string(input['altText'], `${at}.image.altText`, { max: 200 }) ?? '';
  const image = id === '' ? imageOfUrl(url, altText) : imageOfId(id, altText);
  return image ?? read.addViolation(`${at}.image`, 'must have the ID or the URL of an image', 'FORMAT');
}

/** Changed fields of a category. `undefined` clears a field. */
type ChangedFields = { readonly [Field in keyof CategoryFields]?: CategoryFields[Field] | undefined };

/** Reads the fields of a category that the request has. */
export function readFields(read: FieldReader, input: Input): ChangedFields {
  const readers: { readonly [name: string]: (value: unknown) => object } = {
    name: (value) => ({ name: readName(read, value, `${at}.name`, 80) }),
    description: (value) => ({
      description: read.string(value === '' ? undefined : value, `${at}.description`, { max: 600 }),
    }),
    richContentDescription: (value) => ({ richDescription: read.object(value, `${at}.richContentDescription`) }),
    image: (value) => ({ image: isMissing(value) ? undefined : readImage(read, value) }),
    seoData: (value) => ({ seoData: read.object(value, `${at}.seoData`) }),
    extendedFields: (value) => ({ extendedFields: read.object(value, `${at}.extendedFields`) }),
  };
  const given = Object.entries(readers).filter(([name]) => name in input && input[name] !== undefined);
  return Object.assign({}, ...given.map(([name, field]) => field(input[name]))) as object;
}
