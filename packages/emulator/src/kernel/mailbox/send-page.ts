import { type Markup, renderMarkup } from '../markup.js';
import type { Tenant } from '../state/tenant.js';
import { type NewMail, sendMail } from './mail.js';

/** Sends an email with the markup as its body. Values in the markup are escaped. */
export function sendPage(tenant: Tenant, { page, ...mail }: Omit<NewMail, 'html'> & { readonly page: Markup }): void {
  sendMail(tenant, { ...mail, html: renderMarkup(page) });
}
