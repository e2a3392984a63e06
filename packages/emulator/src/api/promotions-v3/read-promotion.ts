import type { FieldReader } from '../../kernel/input/field-reader.js';
import { type Input, isMissing } from '../../kernel/input/object.js';
import type { CategoryAssignment, StoredPromotion } from '../../shop/catalog-v3/promotions/promotion.js';
import { readImageMedia } from '../catalog-v3/media/read-image-media.js';
import { readChangedTags } from '../catalog-v3/tags/read-tags.js';

/** Maximum number of categories of a promotion. */
const maxCategories = 1000;

/** Reads the required name. */
export function readPromotionName(read: FieldReader, value: unknown): string {
  if (isMissing(value)) read.missing('promotion.name');
  return read.string(value, 'promotion.name', { min: 1, max: 50 }) ?? '';
}

function readUrl(read: FieldReader, value: unknown): string | undefined {
  const url = read.string(value, 'promotion.destinationUrl', { max: 2000 });
  if (url === undefined || (/^https?:\/\//i.test(url) && URL.canParse(url))) return url;
  return read.addViolation('promotion.destinationUrl', 'must be a URL', 'FORMAT');
}

function readAssignments(read: FieldReader, value: unknown): readonly CategoryAssignment[] {
  const field = 'promotion.categories';
  const list = read.list(value, field, { max: maxCategories }) ?? [];
  return list.map((item, index) => {
    const at = `${field}[${index}]`;
    const input = read.required(item, at);
    const { appliedToSubcategories, id, position } = input;
    if (isMissing(id)) read.missing(`${at}.id`);
    if (isMissing(position)) read.missing(`${at}.position`);
    return {
      categoryId: read.string(id, `${at}.id`, { min: 1, max: 36 }) ?? '',
      position: read.number(position, `${at}.position`, { min: 1, scale: 0 }) ?? 1,
      appliesToSubcategories: read.boolean(appliedToSubcategories, `${at}.appliedToSubcategories`) ?? false,
    };
  });
}

/** Reads the given fields of a promotion except its name. `undefined` clears a field. */
export function readContent(read: FieldReader, input: Input, before?: StoredPromotion) {
  const isGiven = (name: string) => Object.hasOwn(input, name);
  const media = readImageMedia(read, input['media'], {
    field: 'promotion.media',
    before: before?.media,
    acceptsUrl: true,
  });
  return {
    ...(media && { media }),
    ...(isGiven('destinationUrl') && { destinationUrl: readUrl(read, input['destinationUrl']) }),
    ...(isGiven('categories') && { categories: readAssignments(read, input['categories']) }),
    ...(isGiven('enabled') && { enabled: read.boolean(input['enabled'], 'promotion.enabled') ?? false }),
    ...(isGiven('extendedFields') && {
      extendedFields: read.object(input['extendedFields'], 'promotion.extendedFields'),
    }),
    ...readChangedTags(read, input['tags'], 'promotion.tags'),
  };
}
