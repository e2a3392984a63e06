export { createHandlers, type HandlerOptions } from './create-handlers.js';
