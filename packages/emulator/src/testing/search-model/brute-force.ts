import type { SearchDocument } from './search-document.js';

/** Filter of a search. */
export type Filter = Record<string, unknown>;
type Operators = Record<string, unknown>;

/** Free text of a search. */
export interface Text {
  readonly expression: string;
  readonly mode?: string;
  readonly fields?: readonly string[];
}

/** Sort criterion of a search. */
export interface Order {
  readonly fieldName: string;
  readonly order: 'ASC' | 'DESC';
  readonly selectItemsBy?: readonly { readonly 'places.id': string }[];
}

/** Plain value of a field, with numbers and times for comparison. */
function getValue(document: SearchDocument, name: string): unknown {
  if (name === 'price.amount') return document.price === undefined ? undefined : Number(document.price);
  if (name === 'createdDate') return new Date(document.created).getTime();
  if (name === 'places.index') return document.places.map(({ index }) => index);
  return document[name as keyof SearchDocument];
}

const getOperand = (name: string, operand: unknown): unknown => {
  if (Array.isArray(operand)) return operand.map((each) => getOperand(name, each));
  if (name === 'price.amount') return Number(operand);
  return name === 'createdDate' ? new Date(String(operand)).getTime() : operand;
};

function passes(value: unknown, operator: string, operand: unknown): boolean {
  const list = Array.isArray(value) ? (value as unknown[]) : value === undefined ? [] : [value];
  const [first] = list as number[];
  const number = operand as number;
  const isIn = (operand as unknown[]).includes?.(first ?? null);
  switch (operator) {
    case '$eq':
      return first === operand;
    case '$ne':
      return first !== operand;
    case '$gt':
      return first !== undefined && first > number;
    case '$gte':
      return first !== undefined && first >= number;
    case '$lt':
      return first !== undefined && first < number;
    case '$lte':
      return first !== undefined && first <= number;
    case '$startsWith':
      return first !== undefined && String(first).toLowerCase().startsWith(String(operand).toLowerCase());
    case '$in':
      return isIn;
    case '$nin':
      return !isIn;
    case '$hasSome':
      return (operand as unknown[]).some((wanted) => list.includes(wanted));
    case '$hasAll':
      return (operand as unknown[]).every((wanted) => list.includes(wanted));
    case '$exists':
      return list.length > 0 === operand;
    default:
      return (list.length === 0) === operand;
  }
}

/** Whether a document matches a filter. Independent implementation, to compare with. */
export function accepts(document: SearchDocument, filter: Filter): boolean {
  return Object.entries(filter).every(([name, given]) => {
    if (name === '$and') return (given as Filter[]).every((part) => accepts(document, part));
    if (name === '$or') return (given as Filter[]).some((part) => accepts(document, part));
    if (name === '$not') return !accepts(document, given as Filter);
    const holds = (value: unknown, field: string, wanted: unknown) =>
      typeof wanted === 'object' && wanted !== null
        ? Object.entries(wanted as Operators).every(([operator, operand]) =>
            passes(value, operator, getOperand(field, operand)),
          )
        : value === wanted;
    const items = (given as Operators)['$matchItems'] as Filter[] | undefined;
    if (items) {
      return document.places.some((item) =>
        items.flatMap(Object.entries<unknown>).every(([key, wanted]) => holds(item[key as 'id'], key, wanted)),
      );
    }
    return holds(getValue(document, name), name, given);
  });
}

const textWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('é', 'e')
    .split(/[^a-z]+/u)
    .filter((part) => part !== '');

/** Relevance of a document, calculated without an index. */
export function relevance(
  document: SearchDocument,
  { expression, mode, fields: names = ['name', 'text'] }: Text,
): number {
  const known = names.flatMap((name) => textWords(String(document[name as 'name'] ?? '')));
  const wanted = [...new Set(textWords(expression))];
  const found = wanted.filter((part) => known.some((each) => each.startsWith(part)));
  if (found.length === 0 || (mode === 'AND' && found.length < wanted.length)) return 0;
  return found.length + wanted.filter((part) => known.includes(part)).length;
}

/** Sorts documents by one criterion. */
export function sorted(
  documents: readonly SearchDocument[],
  { fieldName, order, selectItemsBy }: Order,
): SearchDocument[] {
  const sign = order === 'DESC' ? -1 : 1;
  const getKey = (document: SearchDocument): string | number | undefined => {
    if (fieldName === 'places.index') {
      const wanted = selectItemsBy?.[0]?.['places.id'];
      const found = document.places.flatMap(({ id, index }) =>
        (wanted === undefined || id === wanted) && index !== undefined ? [index] : [],
      );
      return found.sort((left, right) => (left - right) * sign)[0];
    }
    const value = getValue(document, fieldName) as string | number | undefined;
    return typeof value === 'string' ? value.toLowerCase() : value;
  };
  return [...documents].sort((left, right) => {
    const [a, b] = [getKey(left), getKey(right)];
    if (a === b) return 0;
    if (a === undefined || b === undefined) return a === undefined ? 1 : -1;
    return (a < b ? -1 : 1) * sign;
  });
}
