export { app } from './app.js';
export { home } from './home.js';
export { ui } from './ui.js';
