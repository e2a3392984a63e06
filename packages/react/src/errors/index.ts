export * from './describe-error.js';
export * from './error-messages.js';
