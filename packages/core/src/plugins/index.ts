export * from './create-service-plugins.js';
export * from './plugin-application-error.js';
export * from './plugin-application-error-class.js';
export type * from './plugin-call.js';
export * from './plugin-error.js';
export type * from './plugin-method.js';
export * from './service-plugin.js';
export type * from './service-plugins.js';
