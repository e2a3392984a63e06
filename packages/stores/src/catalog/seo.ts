/** An element for the head of the product's page. */
export interface Tag {
  /** Its name: `title`, `meta`, `script` or `link`. */
  type?: string;
  /** Its attributes. */
  props?: Record<string, unknown> | null;
  /** More about it. */
  meta?: Record<string, unknown> | null;
  /** What is inside. */
  children?: string;
  /** Whether the merchant wrote it. */
  custom?: boolean;
  /** Whether it is left out. */
  disabled?: boolean;
}

/** A word that the page shall be found by. */
export interface Keyword {
  /** The word. */
  term?: string;
  /** Whether it is the main one. */
  isMain?: boolean;
  /** Where it comes from. */
  origin?: string | null;
}

/** How the page is indexed. */
export interface Settings {
  /** Whether a changed slug shall not redirect from the former one. */
  preventAutoRedirect?: boolean;
  /** The words that it shall be found by; at most 5. */
  keywords?: Keyword[];
}

/** What search engines shall see. */
export interface SeoSchema {
  /** Elements for the page's head. */
  tags?: Tag[];
  /** How it is indexed. */
  settings?: Settings;
}
