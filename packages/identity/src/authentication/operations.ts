export type * from './index.js';
export { changePassword, loginV2, logout, registerV2, signOn, validateEmail, verify } from './index.js';
