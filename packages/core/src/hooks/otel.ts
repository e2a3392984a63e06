export * from './open-telemetry.js';
