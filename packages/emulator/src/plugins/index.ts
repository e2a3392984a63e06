export { settleInventory } from './plugin-inventory.js';
export { PluginQuestions } from './plugin-questions.js';
export { type ConfiguredPlugin, type PluginType, type ServicePlugin, configuredPlugin } from './service-plugin.js';
export { ServicePlugins } from './service-plugins.js';
export { toldWork } from './told-work.js';
