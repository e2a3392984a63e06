import type { FieldReader } from '../../../kernel/input/field-reader.js';
import type { Input } from '../../../kernel/input/object.js';
import type { StoredCollection } from '../../../shop/catalog-v1/collection.js';
/** The fields of a collection that a merchant writes. */
export type CollectionChange = Partial<Pick<StoredCollection, 'description' | 'name' | 'slug' | 'visible'>>;

function readSlug(reader: FieldReader, value: unknown): string | undefined {
  const slug = reader.string(value, 'collection.slug', { min: 1, max: 100 });
  if (slug === undefined || /^[\p{Letter}\p{Mark}\p{Number}_-]+$/u.test(slug)) return slug;
  return reader.addViolation('collection.slug', 'must be letters, digits, - and _', 'FORMAT');
}

/** Reads the fields of a collection. Read-only fields are ignored. */
export function readCollection(reader: FieldReader, input: Input): CollectionChange {
  const fields = {
    name: reader.string(input['name'], 'collection.name', { min: 1, max: 50 }),
    description: reader.string(input['description'], 'collection.description', { max: 600 }),
    slug: readSlug(reader, input['slug']),
    visible: reader.boolean(input['visible'], 'collection.visible'),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
