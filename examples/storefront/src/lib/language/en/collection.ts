const products = (count: number): string => (count === 1 ? '1 product' : `${count} products`);

/** Texts of collections, product listings and their filters. */
export const collection = {
  titleOfPage: (title: string, page: number) => `${title}, page ${page}`,
  pieces: (count: number) => (count === 1 ? '1 piece' : `${count} pieces`),
  empty: 'Nothing here yet',
  emptyText: 'This collection is still empty. Something will come; until then there is plenty elsewhere.',
  products: 'Products',
  filters: 'Filters',
  skip: 'Skip to the products',
  filter: 'Filter',
  showResults: 'Show the results',
  sort: 'Sort',
  sorts: {
    featured: 'Featured',
    newest: 'Newest',
    'price-low': 'Price, low to high',
    'price-high': 'Price, high to low',
    name: 'Name, A to Z',
  },
  availability: 'Availability',
  inStock: 'In stock',
  onSale: 'On sale',
  price: 'Price',
  lowest: 'Lowest',
  highest: 'Highest',
  upTo: (price: string) => `Up to ${price}`,
  fromPrice: (price: string) => `From ${price}`,
  between: (min: string, max: string) => `${min} to ${max}`,
  kind: 'Kind',
  kinds: { physical: 'Things', digital: 'Downloads' } as Readonly<Record<string, string>>,
  apply: 'Apply',
  removeFilter: (label: string) => `Remove filter: ${label}`,
  clear: 'Clear filters',
  noneYet: 'Nothing found so far',
  noneYetText: (count: number) =>
    `None of the first ${products(count)} has everything you ticked. Look through more of them, or take one of the filters off.`,
  none: 'Nothing fits all of that',
  noneText: 'No product here has everything you ticked. Take one of the filters off, or all of them.',
  showing: (shown: number, total: number | undefined, searched: number | undefined) =>
    [
      `Showing ${shown}${total === undefined ? '' : ` of ${total}`}`,
      ...(searched === undefined ? [] : [`found among the first ${products(searched)}`]),
    ].join(', '),
  showMore: 'Show more',
  lookThrough: 'Look through more',
};
