export * from './image.js';
export * from './money.js';
export * from './rich-text.js';
