export { createServicePlugins, type ServicePluginOptions } from './create-service-plugins.js';
export { PluginApplicationError, type PluginApplicationErrorInit } from './plugin-application-error.js';
export { pluginApplicationErrorClass, type PluginApplicationErrorClass } from './plugin-application-error-class.js';
export type { ParsedPluginCall, PluginCall, PluginMetadata } from './plugin-call.js';
export { PluginError, type PluginErrorCode, type PluginErrorInit } from './plugin-error.js';
export type { PluginMethod } from './plugin-method.js';
export { servicePlugin, type PluginDefinition, type PluginSpec } from './service-plugin.js';
export type { ServicePlugins } from './service-plugins.js';
