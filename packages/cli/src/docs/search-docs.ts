import MiniSearch from 'minisearch';
import type { DocSection } from './doc-section.js';

/** Splits text into words. A name in camel or snake case is one word, and each of its parts as well. */
const tokenize = (text: string): string[] =>
  text.split(/[^\p{Letter}\p{Number}_]+/u).flatMap((word) => {
    const parts = word.split(/_+|(?<=[\p{Lowercase}\p{Number}])(?=\p{Uppercase})/u);
    return parts.length > 1 ? [word, ...parts] : [word];
  });

/** Words that every text has. */
const commonWords = new Set(
  'a an and are as at be by can do for from how i in is it my not of on or that the this to use want what when where which with you your'.split(
    ' ',
  ),
);

/** Modules that the platform removes on 2027-02-01. Code that is written now uses their successors. */
const removedModules = /^@cartwright\/ecom\/(cart|current-cart|checkout|checkout-templates|purchase)$/;

/** Weight of a section: guides come before functions, and functions before types. */
function getWeight({ kind, module = '', text }: DocSection): number {
  if (kind === 'guide') return 1.5;
  const isType = /^```ts\nexport (?:declare )?(?:interface|type) /m.test(text);
  return (isType ? 0.5 : 1) * (removedModules.test(module) ? 0.5 : 1);
}

/**
 * Finds sections by words, the best first.
 *
 * @param sections - Guides and symbols.
 * @param query - Words, names of symbols, or codes of errors.
 * @param limit - Maximum number of results.
 */
export function searchDocs(sections: readonly DocSection[], query: string, limit: number): DocSection[] {
  const index = new MiniSearch<DocSection & { readonly id: number }>({
    fields: ['title', 'module', 'text'],
    tokenize,
    processTerm: (term) => (commonWords.has(term.toLowerCase()) ? null : term.toLowerCase()),
  });
  index.addAll(sections.map((section, id) => ({ id, ...section })));
  return index
    .search(query, {
      boost: { title: 4, module: 1, text: 1 },
      prefix: (term) => term.length > 3,
      fuzzy: (term) => (term.length > 5 ? 0.15 : false),
      boostDocument: (id) => getWeight(sections[id as number] as DocSection),
    })
    .slice(0, limit)
    .flatMap(({ id }) => sections[id as number] ?? []);
}
