export { elevate } from './elevate.js';
export { runWithClient } from './run-with-client.js';
