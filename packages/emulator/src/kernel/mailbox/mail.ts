import { newId } from '../state/ids.js';
import type { Tenant } from '../state/tenant.js';

/** Email to send. */
export interface NewMail {
  /** Email address of the recipient. */
  readonly to: string;
  /** Subject line. */
  readonly subject: string;
  /** Purpose of the email, such as `ORDER_CONFIRMATION`. */
  readonly kind: string;
  /** Body, as HTML. */
  readonly html: string;
  /** Values in the email for use in tests, such as a code or a link. */
  readonly data?: object;
}

/** Sent email. */
export interface Mail extends NewMail {
  /** Mail ID. */
  readonly id: string;
  /** Time of sending, as an ISO 8601 string, by the tenant's clock. */
  readonly sentDate: string;
}

/**
 * Emails of a tenant, oldest first.
 *
 * @param tenant - Tenant.
 * @returns Collection of the sent emails.
 */
export const mails = (tenant: Tenant) => tenant.collection<Mail>('mails');

/**
 * Adds an email to the tenant's mailbox. No email leaves the emulator.
 *
 * @param tenant - Tenant.
 * @param mail - Email to add.
 */
export function sendMail(tenant: Tenant, mail: NewMail): void {
  mails(tenant).put({ ...mail, id: newId(), sentDate: tenant.clock.now().toISOString() });
}
