import type { html } from 'hono/html';
import type { Tenant } from '../state/tenant.js';
import { type NewMail, sendMail } from './mail.js';

/** Sends an email with the markup as its body. Values in the markup are escaped. */
export function sendPage(
  tenant: Tenant,
  { page, ...mail }: Omit<NewMail, 'html'> & { readonly page: ReturnType<typeof html> },
): void {
  if (page instanceof Promise) throw new TypeError('The mail template must not be asynchronous.');
  sendMail(tenant, { ...mail, html: page.toString() });
}
