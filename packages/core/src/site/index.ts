export * from './commerce-enumerations.js';
export * from './enumerations.js';
