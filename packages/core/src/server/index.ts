export * from './elevate.js';
export * from './run-with-client.js';
