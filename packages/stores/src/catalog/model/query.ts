/** Product or category, by its ID or slug. */
export type ByIdOrSlug =
  | {
      /** ID. */
      readonly id: string;
      readonly slug?: undefined;
    }
  | {
      /** URL slug. */
      readonly slug: string;
      readonly id?: undefined;
    };

/** Sort order of products. */
export type CatalogSort =
  /** By name, A to Z. */
  | 'name'
  /** By name, Z to A. */
  | '-name'
  /** By price, lowest first. Catalog V1 compares the full price without the discount, Catalog V3 the lowest price charged. */
  | 'price'
  /** By price, highest first. */
  | '-price'
  /** Newest first. */
  | 'newest';

/** Conditions for products. Products must meet all of them. */
export interface CatalogProductFilter {
  /** Product IDs, at most 100. Finds those that exist and are visible, in the order of the query. */
  readonly ids?: readonly string[] | undefined;
  /** ID of a category (a collection in Catalog V1) that contains the product. Descendants are not searched. */
  readonly categoryId?: string | undefined;
  /** Start of the product's name. */
  readonly namePrefix?: string | undefined;
  /**
   * Free text. Catalog V1 finds it anywhere in the name; Catalog V3 finds products whose name, description or SKU contains
   * all of its words.
   */
  readonly text?: string | undefined;
  /** `true`: `text` also finds words with typos. Catalog V1 ignores it. */
  readonly fuzzy?: boolean | undefined;
  /**
   * Lowest price, as a decimal string or number. Catalog V1 compares the full price without the discount, Catalog V3 the
   * lowest price charged.
   */
  readonly minPrice?: string | number | undefined;
  /** Highest price, as a decimal string or number. Compared as `minPrice`. */
  readonly maxPrice?: string | number | undefined;
  /** Whether the product is shipped or downloaded. */
  readonly type?: 'physical' | 'digital' | undefined;
  /** `true`: a variant is in stock. Only in Catalog V3. */
  readonly inStock?: true | undefined;
  /** Brand name. Only in Catalog V3. */
  readonly brand?: string | undefined;
}

/** Page of a list. */
export interface CatalogPaging {
  /**
   * Maximum number of results on the page; at most 100.
   *
   * @default 50
   */
  readonly limit?: number | undefined;
  /** `nextCursor` of the previous page. Pass it with the same filter and sort order. */
  readonly cursor?: string | undefined;
}

/** Query for products. */
export interface CatalogProductQuery extends CatalogPaging {
  /** Conditions. */
  readonly filter?: CatalogProductFilter | undefined;
  /** Sort order. Defaults to that of the platform. */
  readonly sort?: CatalogSort | undefined;
}

/** Page of results. */
export interface CatalogPage<Item> {
  /** Results, in order. */
  readonly items: readonly Item[];
  /** Cursor of the next page. Absent on the last page. */
  readonly nextCursor: string | undefined;
  /** Number of results on all pages. Absent in Catalog V3 on later pages, and for categories. */
  readonly totalCount: number | undefined;
}
