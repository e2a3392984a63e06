export { getCurrentCart } from '@cartwright/ecom/current-cart';
