/** Data of a page for search engines and link previews. */
export interface PageSeo {
  /** Title, without the name of the store. Without one, the title of the home page. */
  readonly title?: string;
  readonly description: string;
  /** Canonical path without the prefix of a language, such as `/products/quiet-teapot`. */
  readonly path: string;
  /** Path of the page of the same listing that shows fewer products. */
  readonly previousPath?: string;
  /** Path of the page of the same listing that shows more products. */
  readonly nextPath?: string;
  /** Absolute URL of the picture of link previews. */
  readonly image?: string | undefined;
  /** Whether search engines may list the page. */
  readonly indexable: boolean;
  /** Structured data (JSON-LD) by schema.org type. */
  readonly structuredData?: readonly object[];
}
