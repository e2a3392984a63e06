export type * from './index.js';
export {
  bulkCreateCheckoutTemplates,
  createAndRedirectToCheckout,
  createCheckoutFromTemplate,
  createCheckoutTemplate,
  deleteCheckoutTemplate,
  getCheckoutTemplate,
  onCheckoutTemplateCreated,
  onCheckoutTemplateDeleted,
  onCheckoutTemplateUpdated,
  onCheckoutTemplateUsed,
  queryCheckoutTemplates,
  updateCheckoutTemplate,
} from './index.js';
