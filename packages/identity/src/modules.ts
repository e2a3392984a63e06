export * as authentication from './authentication/operations.js';
export * as members from './members/operations.js';
export * as oauth from './oauth/operations.js';
export * as recovery from './recovery/operations.js';
export * as redirects from './redirects/operations.js';
export * as signOnPolicy from './sign-on-policy/operations.js';
export * as verification from './verification/operations.js';
