import type { FieldReader } from '../../../kernel/input/field-reader.js';
import { isMissing } from '../../../kernel/input/object.js';
import type { InfoSectionReference, NamedReference } from '../../../shop/catalog-v3/product-changes/product-input.js';
import { readText } from '../../catalog-v3/read-text.js';
import { present } from '../../catalog-v3/present.js';

/** Maximum length of the name of a brand, a ribbon and the title of an info section, in characters. */
const maxLengths = { brand: 50, ribbon: 30, title: 50, uniqueName: 100 } as const;

function readNamed(read: FieldReader, value: unknown, field: string, max: number): NamedReference | undefined {
  const input = read.object(value, field);
  return (
    input &&
    present({
      id: read.string(input['id'], `${field}.id`, { min: 1, max: 36 }),
      name: read.string(input['name'], `${field}.name`, { max }),
    })
  );
}

/**
 * Reads the brand of a product. `null` removes it. `BRAND_MISSING_ID` is violated without ID, and, in an update, also
 * with a name.
 */
export function readBrand(read: FieldReader, value: unknown, isNew: boolean): NamedReference | null | undefined {
  const field = 'product.brand';
  if (value === null) return null;
  const brand = readNamed(read, value, field, maxLengths.brand);
  if (!brand || brand.id !== undefined || (isNew && brand.name !== undefined)) return brand;
  return read.addViolation(`${field}.id`, 'must not be empty', 'OTHER', { ruleName: 'BRAND_MISSING_ID' });
}

function readRibbonAt(read: FieldReader, value: unknown, field: string): NamedReference | undefined {
  const ribbon = readNamed(read, value, field, maxLengths.ribbon);
  if (ribbon && ribbon.id === undefined && ribbon.name === undefined) read.missing(`${field}.id`);
  return ribbon;
}

/** Reads the ribbon of a product. `null` removes it. */
export const readRibbon = (read: FieldReader, value: unknown): NamedReference | null | undefined =>
  value === null ? null : readRibbonAt(read, value, 'product.ribbon');

/** Reads the additional ribbons of a product, at most 4. */
export const readAdditionalRibbons = (read: FieldReader, value: unknown): readonly NamedReference[] | undefined =>
  read
    .list(value, 'product.additionalRibbons', { max: 4 })
    ?.flatMap((ribbon, index) => readRibbonAt(read, ribbon, `product.additionalRibbons[${index}]`) ?? []);

/** Reads the info sections of a product, at most 20. */
export function readInfoSections(read: FieldReader, value: unknown): readonly InfoSectionReference[] | undefined {
  const field = 'product.infoSections';
  return read.list(value, field, { max: 20 })?.map((section, index) => {
    const at = `${field}[${index}]`;
    const input = read.required(section, at);
    if (isMissing(input['id']) && isMissing(input['uniqueName'])) read.missing(`${at}.id`);
    return present({
      id: read.string(input['id'], `${at}.id`, { min: 1, max: 36 }),
      uniqueName: read.string(input['uniqueName'], `${at}.uniqueName`, { max: maxLengths.uniqueName }),
      title: read.string(input['title'], `${at}.title`, { max: maxLengths.title }),
      text: readText(read, input, at),
    });
  });
}
