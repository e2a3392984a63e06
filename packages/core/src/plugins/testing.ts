export { createPluginSigner, type PluginSigner, type PluginSignerOptions } from './create-plugin-signer.js';
