/** Section of a guide, or symbol of the API reference. */
export interface DocSection {
  /** Title, such as `Shopping agents › Mount it` or `useCart`. */
  readonly title: string;
  /** Whether it is a section of a guide, or a symbol of a package. */
  readonly kind: 'guide' | 'api';
  /** URL of the page, or of the module in the API reference. */
  readonly url: string;
  /** Import path of a symbol, such as `@cartwright/react/ecom`. Absent for guides. */
  readonly module?: string;
  /** Markdown of the section, or documentation and declaration of the symbol. */
  readonly text: string;
}

/** Origin of the documentation site. */
export const DOCS = 'https://cartwright-sdk.github.io/cartwright';
