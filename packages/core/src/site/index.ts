export * from './enumerations.js';
