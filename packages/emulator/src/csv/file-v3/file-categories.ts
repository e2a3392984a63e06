import { derivedId } from '../../kernel/state/derived-id.js';
import { type StoredCategory, allProductsCategoryId } from '../../shop/catalog-v3/categories/category.js';
import { newEntity } from '../catalog-v3/new-entity.js';
import type { Row } from '../rows/row.js';

/** Name of a category whose slug alone is known: `kitchen-table` becomes `Kitchen Table`. */
const getName = (slug: string): string =>
  slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
    .slice(0, 80);

/** Categories of a product file, which contains only their slugs. Unknown ones are created as top categories. */
export class FileCategories {
  readonly #categories: Map<string, StoredCategory>;
  readonly #now: string;

  constructor(existing: readonly StoredCategory[], now: string) {
    this.#categories = new Map(existing.map((category) => [category.slug, category]));
    this.#now = now;
  }

  /** Reads the IDs of a product's categories, the main one first and without the one of all products. */
  read(row: Row): string[] {
    const slugs = [row.string('primaryCategorySlug', 100), ...row.list('categorySlugs')].filter((slug) => slug !== '');
    const ids = slugs.map((slug) => this.#find(slug).id).filter((id) => id !== allProductsCategoryId);
    return [...new Set(ids)];
  }

  /** All categories. */
  list(): StoredCategory[] {
    return [...this.#categories.values()];
  }

  #find(slug: string): StoredCategory {
    const found = this.#categories.get(slug) ?? {
      ...newEntity(derivedId('csv category', slug), this.#now),
      name: getName(slug),
      slug,
      handle: slug,
      visible: true,
      index: this.#categories.size,
      arrangedItemIds: [],
    };
    this.#categories.set(slug, found);
    return found;
  }
}
