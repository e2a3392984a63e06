export * from './oauth-strategy.js';
export * from '../session/index.js';
