import { newId } from '../state/ids.js';
import type { Tenant } from '../state/tenant.js';

/** A mail as its sender gives it. */
export interface NewMail {
  /** The address. */
  readonly to: string;
  readonly subject: string;
  /** What the mail is for, as `ORDER_CONFIRMATION`. */
  readonly kind: string;
  readonly html: string;
  /** The facts in the mail that a test wants, as a code or a link. */
  readonly data?: object;
}

/** A mail in the mailbox; `sentDate` is an ISO date. */
export interface Mail extends NewMail {
  readonly id: string;
  readonly sentDate: string;
}

/** The mails of a tenant, oldest first. */
export const mails = (tenant: Tenant) => tenant.collection<Mail>('mails');

/** Puts a mail into the tenant's mailbox. Nothing leaves the emulator. */
export function sendMail(tenant: Tenant, mail: NewMail): void {
  mails(tenant).put({ ...mail, id: newId(), sentDate: tenant.clock.now().toISOString() });
}
