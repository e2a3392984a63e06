import { type ListingFilters, parseListingFilters } from '@cartwright/react/stores';
import { parseAmount } from './parse-amount.js';

/** Whether a text is an amount as links have it. Forms without JavaScript send it as the shopper typed it. */
const isWritten = (text: string): boolean => String(Number(text)) === text;

/** Reads the filters of a listing from the query of its page, also those that a shopper typed, such as `12,50 €`. */
export function readFilters(query: string | URLSearchParams): ListingFilters {
  const params = new URLSearchParams(query);
  for (const name of ['min', 'max']) {
    const text = params.get(name) ?? '';
    if (!isWritten(text)) params.set(name, String(parseAmount(text) ?? ''));
  }
  return parseListingFilters(params);
}
