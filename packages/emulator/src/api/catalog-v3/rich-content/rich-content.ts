/** Node of rich content. Blocks have nodes, texts have text with decorations. */
export interface RichNode {
  readonly type: string;
  readonly id: string;
  readonly nodes: readonly RichNode[];
  readonly textData?: { readonly text: string; readonly decorations: readonly Decoration[] };
  readonly headingData?: { readonly level: number };
  readonly [data: string]: unknown;
}

/** Decoration of a text: bold, italic, underlined, or a link. */
export interface Decoration {
  readonly type: string;
  readonly linkData?: { readonly link: { readonly url: string } };
  readonly [data: string]: unknown;
}
