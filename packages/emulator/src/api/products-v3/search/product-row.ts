import type { Document } from '../../../kernel/state/collection.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import { brands } from '../../../shop/catalog-v3/brands/brand.js';
import {
  type ItemCategory,
  allCategories,
  directCategories,
} from '../../../shop/catalog-v3/categories/categories-of-item.js';
import { type StoredCustomization, customizations } from '../../../shop/catalog-v3/customizations/customization.js';
import { infoSections } from '../../../shop/catalog-v3/info-sections/info-section.js';
import { type ProductStock, productStock } from '../../../shop/catalog-v3/product-facts/product-stock.js';
import { cheapestVariant } from '../../../shop/catalog-v3/product-facts/variant-prices.js';
import type { ProductModifier, ProductOption, StoredProduct } from '../../../shop/catalog-v3/products/product.js';
import { ribbons } from '../../../shop/catalog-v3/ribbons/ribbon.js';
import { formatPlainText } from '../../catalog-v3/format-text.js';

/** Customization of an option or modifier, with the names of the product's choices. */
interface NamedCustomization {
  readonly name: string;
  readonly choiceNames: readonly string[];
}

/** Product with the data of other entities that searches use. Read when it is first used. */
export class ProductRow implements Document {
  readonly id: string;
  readonly product: StoredProduct;
  readonly #tenant: Tenant;

  constructor(tenant: Tenant, product: StoredProduct) {
    this.id = product.id;
    this.product = product;
    this.#tenant = tenant;
  }

  /** Description without markup. */
  get text(): string {
    return formatPlainText(this.product.description).replace(/<[^>]*>/g, ' ');
  }

  get brandName(): string | undefined {
    return brands(this.#tenant).get(this.product.brandId ?? '')?.name;
  }

  get ribbonName(): string | undefined {
    return ribbons(this.#tenant).get(this.product.ribbonId ?? '')?.name;
  }

  get additionalRibbonNames(): readonly string[] {
    return this.product.additionalRibbonIds.flatMap((id) => ribbons(this.#tenant).get(id)?.name ?? []);
  }

  get infoSectionNames(): readonly string[] {
    return this.product.infoSectionIds.flatMap((id) => infoSections(this.#tenant).get(id)?.uniqueName ?? []);
  }

  get directCategories(): readonly ItemCategory[] {
    return directCategories(this.#tenant, this.id);
  }

  get allCategories(): readonly ItemCategory[] {
    return allCategories(this.#tenant, this.id);
  }

  get stock(): ProductStock {
    return productStock(this.#tenant, this.product);
  }

  /** SKU of the cheapest variant. */
  get cheapestSku(): string | undefined {
    return cheapestVariant(this.product)?.sku;
  }

  get options(): readonly NamedCustomization[] {
    return this.#named(this.product.options);
  }

  get modifiers(): readonly NamedCustomization[] {
    return this.#named(this.product.modifiers);
  }

  /** Lowest or highest value of the variants. `undefined` without values. */
  range(edge: 'min' | 'max', read: (variant: StoredProduct['variants'][number]) => number | undefined) {
    const values = this.product.variants.flatMap((variant) => read(variant) ?? []);
    return values.length === 0 ? undefined : Math[edge](...values);
  }

  #named(assigned: readonly (ProductOption | ProductModifier)[]): readonly NamedCustomization[] {
    return assigned.flatMap(({ choices, customizationId }) => {
      const found: StoredCustomization | undefined = customizations(this.#tenant).get(customizationId);
      if (!found) return [];
      const ids = new Set(choices.map(({ choiceId }) => choiceId));
      return [{ name: found.name, choiceNames: found.choices.filter(({ id }) => ids.has(id)).map(({ name }) => name) }];
    });
  }
}
