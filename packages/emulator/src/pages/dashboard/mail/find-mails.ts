import { type Mail, mails } from '../../../kernel/mailbox/mail.js';
import { newest } from '../layout/newest.js';
import type { View } from '../layout/view.js';

/**
 * Finds emails by recipient, subject, kind and content, newest first.
 *
 * @param after - ID of an email: only later ones.
 */
export function findMails({ query, tenant }: View, after?: string): Mail[] {
  const wanted = (query['q'] ?? '').trim().toLowerCase();
  const all = [...mails(tenant).values()];
  const start = all.findIndex(({ id }) => id === after) + 1;
  return newest(
    all
      .slice(start)
      .filter(({ html, kind, subject, to }) => [to, subject, kind, html].join('\n').toLowerCase().includes(wanted)),
  );
}
