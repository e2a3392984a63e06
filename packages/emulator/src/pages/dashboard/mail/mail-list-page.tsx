/** @jsxImportSource hono/jsx */
import { type Mail, mails } from '../../../kernel/mailbox/mail.js';
import type { Markup } from '../../../kernel/markup.js';
import type { ControlContext } from '../../control/control-context.js';
import { pageResponse } from '../layout/page-response.js';
import { rowList } from '../layout/row-list.js';
import { searchForm } from '../layout/search-form.js';
import { time } from '../layout/time.js';
import { type View, pageUrl } from '../layout/view.js';
import { findMails } from './find-mails.js';

/** Row of an email in the list. */
export const mailRow = (view: View, { id, kind, sentDate, subject, to }: Mail): Markup => (
  <li id={`m-${id}`}>
    <a class="row" href={pageUrl(view, `mail/${id}`)}>
      {time(sentDate)}
      <span class="main">
        {subject} <small>{to}</small>
      </span>
      <code class="soft">{kind}</code>
    </a>
  </li>
);

/** Page with the newest emails. */
export function mailListPage(controlled: ControlContext, view: View): Response {
  const { q = '' } = view.query;
  const rows = findMails(view).map((mail) => mailRow(view, mail));
  const tail = { url: pageUrl(view, 'mail/tail', { q }), after: [...mails(view.tenant).values()].at(-1)?.id ?? '' };
  const content = (
    <>
      {searchForm(view, 'mail', 'Search recipients, subjects and texts')}
      {rowList(rows, {
        label: 'Emails',
        empty: q ? 'No email matches.' : 'No email yet. None leaves the emulator.',
        tail,
      })}
    </>
  );
  return pageResponse(controlled, view, { section: 'mail', title: 'Mail', content });
}
