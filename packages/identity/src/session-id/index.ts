export * from './session-id.js';
