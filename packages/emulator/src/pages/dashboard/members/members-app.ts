import { Hono } from 'hono';
import { ApplicationError } from '../../../kernel/errors/application-error.js';
import { type Member, members } from '../../../shop/members/member.js';
import { changeMember } from '../../control/change-member.js';
import { changeRunner } from '../../control/change-runner.js';
import type { ControlContext } from '../../control/control-context.js';
import { readMember } from '../../control/read-control.js';
import { createMember } from '../../../shop/members/create-member.js';
import { changeSiteSettings } from '../../../shop/settings/site-settings.js';
import { formHandler } from '../layout/form-handler.js';
import { type View, pageUrl, createView } from '../layout/view.js';
import { membersPage } from './members-page.js';
import { settingLabels } from './setting-switches.js';
import { openSessions, signedInPage } from './sign-in-as.js';

function requireActive({ tenant }: View, id: string): Member {
  const member = members(tenant).get(id);
  if (member?.status === 'ACTIVE') return member;
  throw new ApplicationError('failedPrecondition', 'MEMBER_NOT_ACTIVE', 'Only active members can sign in.');
}

/** Pages of the members, and of the sign-in settings. */
export function membersApp(controlled: ControlContext): Hono {
  const { tenants } = controlled;
  const app = new Hono();
  app.get('/members', (c) => membersPage(controlled, createView(tenants, c)));
  app.post(
    '/members',
    formHandler(controlled, async ({ change, form, view }) => {
      const { email = '', nickname, password = '' } = form;
      const member = readMember({ email, password, ...(nickname && { nickname }) });
      await change(() => createMember(view.tenant, member));
      return pageUrl(view, 'members', { done: 'memberCreated' });
    }),
  );
  app.post(
    '/members/:id',
    formHandler(controlled, async ({ change, form, id, view }) => {
      await change(() => changeMember(view.tenant, id, form['change'] ?? ''));
      return pageUrl(view, 'members', { done: 'memberChanged' });
    }),
  );
  app.post('/members/:id/sign-in', async (c) => {
    const view = createView(tenants, c);
    const member = requireActive(view, c.req.param('id'));
    const { cookie, ...session } = await changeRunner(controlled)(c, view.tenant, () =>
      openSessions(controlled, view, member),
    );
    const response = signedInPage(controlled, view, member, session);
    response.headers.append('set-cookie', cookie);
    return response;
  });
  app.post(
    '/settings',
    formHandler(controlled, async ({ change, form, view }) => {
      const { setting = '', value } = form;
      if (!Object.hasOwn(settingLabels, setting)) {
        throw new ApplicationError('invalidArgument', 'UNKNOWN_SETTING', 'The store has no such setting.');
      }
      await change(() => changeSiteSettings(view.tenant, { [setting]: value === 'true' }));
      return pageUrl(view, 'members', { done: 'settingsChanged' });
    }),
  );
  return app;
}
