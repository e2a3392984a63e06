export * from './server-session-strategy.js';
export type * from '../session/session-change.js';
