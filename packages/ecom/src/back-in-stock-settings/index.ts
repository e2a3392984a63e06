export type * from './back-in-stock-settings.js';
export * from './get-settings.js';
export * from './start-collecting-requests.js';
export * from './stop-collecting-requests.js';
