export type * from './index.js';
export { jwks, token, tokenInfo, userInfo } from './index.js';
