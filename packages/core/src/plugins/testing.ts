export * from './create-plugin-signer.js';
