export { checkoutTemplateEvents } from './template-events.js';
export { checkoutTemplateRoutes } from './template-routes.js';
