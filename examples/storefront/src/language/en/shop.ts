export { app } from './app.js';
export { currency } from './currency.js';
export { customTexts } from './custom-texts.js';
export { estimate } from './estimate.js';
export { home } from './home.js';
export { plans } from './plans.js';
export { ui } from './ui.js';
