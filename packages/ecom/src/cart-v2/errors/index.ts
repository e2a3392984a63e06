export { CartErrorCode } from './cart-error-code.js';
