export * from './create-event-signer.js';
