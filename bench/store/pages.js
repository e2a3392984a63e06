/** Measured pages, with the same paths in the demo store and in the control. */
export const pages = {
  Home: '/',
  Collection: '/collections/all-products',
  Product: '/products/field-cushion',
};
