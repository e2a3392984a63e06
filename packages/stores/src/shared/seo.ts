/** SEO tag in the `<head>` of the product page. */
export interface Tag {
  /** Tag type: `title`, `meta`, `script` or `link`. */
  type?: string;
  /** Attributes of the tag, such as `{ name: 'description', content: 'Cotton tee' }`. */
  props?: Record<string, unknown> | null;
  /** Metadata of the tag, such as `{ height: 300, width: 240 }`. */
  meta?: Record<string, unknown> | null;
  /** Inner text of the tag, such as the page title. */
  children?: string;
  /** Whether the tag is a custom tag added by the merchant. */
  custom?: boolean;
  /** Whether the tag is omitted from the page. */
  disabled?: boolean;
}

/** Keyword for search engines. */
export interface Keyword {
  /** Keyword. */
  term?: string;
  /** Whether this is the main focus keyword. */
  isMain?: boolean;
  /** Source that added the keyword. */
  origin?: string | null;
}

/** SEO settings of the page. */
export interface Settings {
  /**
   * Whether to omit the redirect from the old URL when the slug changes.
   *
   * @default false
   */
  preventAutoRedirect?: boolean;
  /** Keywords; at most 5. */
  keywords?: Keyword[];
}

/** SEO data of a page. */
export interface SeoSchema {
  /** Tags for the `<head>` of the page. */
  tags?: Tag[];
  /** SEO settings. */
  settings?: Settings;
}
