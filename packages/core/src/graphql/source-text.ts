import { invalidArgument } from '../errors/invalid-argument.js';
import { isDevelopment } from '../errors/is-development.js';
import type { GraphQLDocument } from './document.js';

/** Source text of a document. */
export function sourceText(document: string | GraphQLDocument<unknown, never>): string {
  const source =
    typeof document === 'string' || document instanceof String ? String(document) : document?.loc?.source.body;
  if (typeof source === 'string' && source.trim()) return source;
  throw invalidArgument('document', isDevelopment && 'a GraphQL string, or a document with loc.source.body');
}
