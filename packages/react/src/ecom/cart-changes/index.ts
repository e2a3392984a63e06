/** Code that changes the cart, loaded by `import()`: pages that show the cart do not need it. */
export { cartActions } from './cart-actions.js';
export { createCartWriter } from './cart-writer.js';
