export type * from './index.js';
export { createRedirectSession, onRedirectSessionCreated } from './index.js';
