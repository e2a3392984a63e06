import type { StoredRequest } from '../../shop/back-in-stock/request.js';

/** Formats a back-in-stock request as the platform does. */
export const formatRequest = (request: StoredRequest): object => ({
  id: request.id,
  catalogReference: request.reference,
  email: request.email,
  contactId: request.contactId,
  status: request.status,
  ...(request.autoNotified !== undefined && { autoNotified: request.autoNotified }),
  createdDate: request.createdDate,
  ...(request.itemUrl && { itemUrl: request.itemUrl }),
});
