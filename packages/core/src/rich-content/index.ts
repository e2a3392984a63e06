export * from './enumerations-a-to-l.js';
export * from './enumerations-m-to-z.js';
export * from './renamed-enumerations.js';
export * from './rich-content.js';
