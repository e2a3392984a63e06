import { createContext } from 'react';

/** Properties of a document that only the server knows. */
interface DocumentContent {
  /** Nonce of the inline scripts. */
  readonly nonce?: string | undefined;
  /** Whether the scripts start after the pictures. */
  readonly startsAfterLoad?: boolean;
}

/** Provides the server's part of the document. The browser keeps what it received. */
export const DocumentContext = createContext<DocumentContent>({});
