/** Texts of the wishlist. */
export const wishlist = {
  description: 'Products that you have saved in this browser.',
  needsScripts: 'The wishlist is kept in your browser, which needs JavaScript for it.',
  products: 'Saved products',
  empty: 'Nothing saved yet',
  emptyText: 'The heart on a product keeps it here, in this browser, without an account.',
  gone: (count: number) =>
    count === 1
      ? 'One product that you saved is no longer sold.'
      : `${count} products that you saved are no longer sold.`,
  remove: 'Take off the list',
};
