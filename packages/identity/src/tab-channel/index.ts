export * from './tab-channel.js';
