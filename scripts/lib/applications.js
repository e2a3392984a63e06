/** Folders of the applications of the demo, from the root: the store and the merchant area. */
export const applications = ['examples/storefront', 'examples/merchant'];
