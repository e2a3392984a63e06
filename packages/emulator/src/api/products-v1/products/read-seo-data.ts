import type { FieldReader } from '../../../kernel/input/field-reader.js';
import { type Input, isMissing } from '../../../kernel/input/object.js';
import type { SeoData, SeoTag, StoredProduct } from '../../../shop/catalog-v1/product.js';
import { getSeoData } from '../../../shop/catalog-v1/seo-data.js';

const field = 'product.seoData';
const tagTypes = ['title', 'meta', 'script', 'link'] as const;

/** Maximum nesting depth of a tag's properties. */
const maxDepth = 10;

const isDeeper = (value: unknown, depth: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (depth === 0 || Object.values(value).some((inner) => isDeeper(inner, depth - 1)));

function readProperties(reader: FieldReader, value: unknown, at: string): Input {
  const input = reader.object(value, at) ?? {};
  if (!isDeeper(input, maxDepth)) return input;
  reader.addViolation(at, `must be at most ${maxDepth} levels deep`, 'MAX_SIZE');
  return {};
}

function readTag(reader: FieldReader, value: unknown, at: string): SeoTag {
  const input = reader.required(value, at);
  const type = reader.enumeration(input['type'], `${at}.type`, tagTypes);
  if (isMissing(input['type'])) reader.missing(`${at}.type`);
  const custom = reader.boolean(input['custom'], `${at}.custom`) ?? false;
  if (custom && (type === 'title' || type === 'script')) {
    reader.addViolation(`${at}.type`, `cannot be ${type} where custom is true`, 'OTHER', {
      ruleName: 'TAG_TYPE_NOT_ALLOWED',
    });
  }
  return {
    type: type ?? 'meta',
    props: readProperties(reader, input['props'], `${at}.props`),
    meta: readProperties(reader, input['meta'], `${at}.meta`),
    children: reader.string(input['children'], `${at}.children`, { max: 10_000 }) ?? '',
    custom,
    disabled: reader.boolean(input['disabled'], `${at}.disabled`) ?? false,
  };
}

function readSettings(reader: FieldReader, input: Input): SeoData['settings'] {
  const at = `${field}.settings`;
  const keywords = reader.list(input['keywords'], `${at}.keywords`, { max: 5 }) ?? [];
  return {
    preventAutoRedirect: reader.boolean(input['preventAutoRedirect'], `${at}.preventAutoRedirect`) ?? false,
    keywords: keywords.map((value, index) => {
      const place = `${at}.keywords[${index}]`;
      const keyword = reader.required(value, place);
      const origin = reader.string(keyword['origin'], `${place}.origin`, { max: 1000 });
      return {
        term: reader.string(keyword['term'], `${place}.term`, { max: 1000 }) ?? '',
        isMain: reader.boolean(keyword['isMain'], `${place}.isMain`) ?? false,
        ...(origin !== undefined && { origin }),
      };
    }),
  };
}

/**
 * Reads the SEO data. `undefined` if it equals the current data, so that the defaults continue to follow the product's
 * name.
 */
export function readSeoData(reader: FieldReader, value: unknown, current: StoredProduct): SeoData | undefined {
  const input = reader.object(value, field);
  if (!input) return undefined;
  const currentData = getSeoData(current);
  const tags = reader.list(input['tags'], `${field}.tags`, { max: 200 });
  const settings = reader.object(input['settings'], `${field}.settings`);
  const seoData = {
    tags: tags?.map((tag, index) => readTag(reader, tag, `${field}.tags[${index}]`)) ?? currentData.tags,
    settings: settings ? readSettings(reader, settings) : currentData.settings,
  };
  return JSON.stringify(seoData) === JSON.stringify(currentData) ? undefined : seoData;
}
