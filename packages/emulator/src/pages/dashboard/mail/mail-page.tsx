/** @jsxImportSource hono/jsx */
import { ApplicationError } from '../../../kernel/errors/application-error.js';
import { mails } from '../../../kernel/mailbox/mail.js';
import type { ControlContext } from '../../control/control-context.js';
import { codeBlock } from '../layout/code-block.js';
import { facts } from '../layout/facts.js';
import { pageResponse } from '../layout/page-response.js';
import { time } from '../layout/time.js';
import { type View, controlUrl, pageUrl } from '../layout/view.js';

/** Values of an email that are texts or numbers, such as its code and its link. */
const getValues = (data: object | undefined): [string, string][] =>
  Object.entries(data ?? {}).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
  );

const isLink = (name: string, value: string): boolean => /link$/i.test(name) && /^https?:\/\//.test(value);

/**
 * Page of one email: its text in a frame without scripts, and its values, such as a code.
 *
 * @throws {ApplicationError} 404 for an unknown email
 */
export function mailPage(controlled: ControlContext, view: View, id: string): Response {
  const mail = mails(view.tenant).get(id);
  if (!mail) throw new ApplicationError('notFound', 'MAIL_NOT_FOUND', 'No email has this ID.');
  const { data, kind, sentDate, subject, to } = mail;
  const source = controlUrl(view, `mails/${id}`);
  const content = (
    <>
      {facts({ To: to, Sent: time(sentDate, 'full'), Kind: <code>{kind}</code> })}
      <iframe src={source} title={`Email: ${subject}`} sandbox="" />
      <p>
        <a href={source} target="_blank" rel="noopener">
          Open the email in a tab
        </a>
      </p>
      {getValues(data).map(([name, value]) => (
        <>
          {codeBlock(`value-${name}`, name, value)}
          {isLink(name, value) && (
            <p>
              <a href={value}>Follow {name}</a>
            </p>
          )}
        </>
      ))}
    </>
  );
  const back = { href: pageUrl(view, 'mail'), label: 'All mail' };
  return pageResponse(controlled, view, { section: 'mail', title: subject, content, back });
}
