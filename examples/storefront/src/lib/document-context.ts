import { createContext } from 'react';

/** Parts of the document of a catalog page, which has no router in the browser. */
export interface CatalogDocument {
  /** HTML of the links to the pictures that are loaded early. */
  readonly preloads: string;
  /** HTML of the page. */
  readonly html: string;
  /** Data of the page, as JSON. */
  readonly data: string;
  /** URL of the script that starts the page. */
  readonly entry: string;
  /** URLs of the scripts that it imports. */
  readonly scripts: readonly string[];
  /** Whether the scripts start after the pictures. */
  readonly startsAfterLoad: boolean;
}

/** Properties of a document that only the server knows. */
interface DocumentContent {
  /** Nonce of the inline scripts. */
  readonly nonce?: string | undefined;
  /** The page, if it is one of the catalog. */
  readonly catalogPage?: CatalogDocument | undefined;
}

/** Provides the server's part of the document. The browser keeps what it received. */
export const DocumentContext = createContext<DocumentContent>({});
