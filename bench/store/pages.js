/** Measured pages of the demo store and of the control, by path. */
export const pages = {
  Home: '/',
  Collection: '/collections/all-products',
  Product: '/products/field-cushion',
};
