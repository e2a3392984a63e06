export * from './emulator.js';
