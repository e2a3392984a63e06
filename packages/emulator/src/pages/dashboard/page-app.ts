import { Hono } from 'hono';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import { mails } from '../../kernel/mailbox/mail.js';
import type { ControlContext } from './control-context.js';
import { page } from './page.js';
import { pageScript } from './page-script.js';
import { pageStyle } from './page-style.js';

const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-ancestors 'none'";
const MAIL_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' https: data:";

/** App of the dashboard page, and of the page that shows an email. */
export function pageApp(controlled: ControlContext): Hono {
  const { tenants } = controlled;
  const app = new Hono();
  app.get('/', (c) => {
    const content = page(controlled, tenants.require(c.req.query('clientId')), c.req.query('collection'));
    return c.html(content, 200, { 'content-security-policy': PAGE_POLICY, 'cache-control': 'no-store' });
  });
  app.get('/page.css', (c) => c.body(pageStyle, 200, { 'content-type': 'text/css; charset=utf-8' }));
  app.get('/page.js', (c) => c.body(pageScript, 200, { 'content-type': 'text/javascript; charset=utf-8' }));
  app.get('/mails/:id', (c) => {
    const mail = mails(tenants.require(c.req.query('clientId'))).get(c.req.param('id'));
    if (!mail)
      throw new ApplicationError('notFound', 'MAIL_NOT_FOUND', 'No email has this ID. See GET /_emulator/mails.');
    return c.html(mail.html, 200, { 'content-security-policy': MAIL_POLICY });
  });
  return app;
}
