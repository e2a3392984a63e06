export * from './tab-channel.js';
export { withTabLock } from './tab-lock.js';
