import { compare } from '../../../kernel/money/decimal.js';
import { type CatalogReference, storesAppIds } from '../../line-items/catalog-reference.js';
import { type StoredLine, payable } from '../../line-items/line.js';
import type { Items, Scope } from './discount-rule.js';

const sameCatalog = (one: string, other: string): boolean =>
  one === other || (storesAppIds.includes(one) && storesAppIds.includes(other));

function covers({ catalogItemFilter: items, customFilter: custom }: Scope, { facts, reference }: StoredLine): boolean {
  const isOwn = (appId: string) => reference !== undefined && sameCatalog(reference.appId, appId);
  if (items) {
    const { catalogAppId, catalogItemIds } = items;
    const isNamed =
      catalogItemIds.length === 0 || catalogItemIds.includes((reference as CatalogReference).catalogItemId);
    if (!isOwn(catalogAppId) || !isNamed) return false;
  }
  if (!custom) return true;
  return isOwn(custom.appId) && custom.collectionIds.some((id) => facts.collectionIds.includes(id));
}

/** Line items in any of the scopes. All line items without scopes. */
export const linesIn = (
  lines: readonly StoredLine[],
  { excluded = [], scopes }: Pick<Items, 'scopes'> & Partial<Items>,
): StoredLine[] =>
  lines.filter(
    (line) =>
      payable(line) > 0 &&
      (scopes.length === 0 || scopes.some((scope) => covers(scope, line))) &&
      !excluded.some((scope) => covers(scope, line)),
  );

/** Sorts line items by price, the cheapest first. */
export const cheapestFirst = (lines: readonly StoredLine[]): StoredLine[] =>
  [...lines].sort((one, other) => compare(one.facts.unitPrice, other.facts.unitPrice) || (one.id < other.id ? -1 : 1));
