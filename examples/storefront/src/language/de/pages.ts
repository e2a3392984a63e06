export { account } from './account.js';
