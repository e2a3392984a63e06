/** Words for the groups of products of a catalog version. */
export const categoryWords = {
  v1: { one: 'Collection', many: 'Collections' },
  v3: { one: 'Category', many: 'Categories' },
} as const;
