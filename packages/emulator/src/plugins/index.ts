export { type ConfiguredPlugin, type PluginType, type ServicePlugin, configuredPlugin } from './service-plugin.js';
export { ServicePlugins } from './service-plugins.js';
