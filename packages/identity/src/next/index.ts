export * from './create-next-session.js';
export type * from './next-session-options.js';
