/**
 * The modules of `@cartwright/identity` with their operations only, without enumerations: a bundle that imports a module as a
 * whole has no values that it does not use. The names and operations are those of the other entry points.
 *
 * @packageDocumentation
 */
export * as authentication from './authentication/operations.js';
export * as members from './members/operations.js';
export * as oauth from './oauth/operations.js';
export * as recovery from './recovery/operations.js';
export * as redirects from './redirects/operations.js';
export * as signOnPolicy from './sign-on-policy/operations.js';
export * as verification from './verification/operations.js';
