import { perObject } from '../../kernel/per-object.js';
import { RecentMap } from '../../kernel/recent-map.js';
import type { Collection, Document } from '../../kernel/state/collection.js';
import { WrittenJson } from './written-json.js';

/** Formatted document. */
interface Written {
  readonly document: Document;
  readonly json: WrittenJson;
}

/** The newest formatted documents of a collection, by ID and view. */
const written = perObject((_: Collection<Document>) => new RecentMap<string, Written>(1000));

/**
 * Formats the documents of a list. A document is formatted once per view, and again after it changed.
 *
 * @param collection - Collection of the documents.
 * @param documents - Documents of the list.
 * @param view - Everything besides the document that its format depends on.
 * @param format - Formats a document.
 */
export function writeOnce<T extends Document>(
  collection: Collection<T>,
  documents: readonly T[],
  view: string,
  format: (document: T) => object,
): WrittenJson[] {
  const known = written(collection);
  return documents.map((document) => {
    const key = document.id + view;
    const found = known.get(key);
    if (found?.document === document) return found.json;
    const json = new WrittenJson(format(document));
    known.set(key, { document, json });
    return json;
  });
}
