import { changeSiteSettings, type SiteSettings, siteSettings } from '../../shop/site-settings/site-settings.js';
import { changeContact, type Contact, contacts } from '../../shop/contacts/contact.js';
import { Hono } from 'hono';
import { readBody } from '../../protocol/http/read-body.js';
import { ApplicationError } from '../../kernel/errors/wire-error.js';
import { createMember } from '../../shop/members/create-member.js';
import { type Member, members } from '../../protocol/auth/member.js';
import { changeStatus, type StatusChange, statusChanges } from '../../shop/members/change-status.js';
import { requirePasswordReset } from '../../shop/members/require-password-reset.js';
import { changing } from './changing.js';
import type { Controlled } from './controlled.js';
import { Fields } from './fields.js';
import { readContact } from './read-contact.js';
import { readMember, readSiteSettings } from './read-control.js';

const shownMember = ({ id, loginEmail, loginEmailVerified, status, pendingReasons, profile }: Member) => ({
  ...{ id, loginEmail, loginEmailVerified, status, pendingReasons, nickname: profile.nickname },
});

const shownContact = ({ id: email, ...contact }: Contact) => ({ email, ...contact });

const shownSettings = ({
  id: _id,
  revision: _revision,
  createdDate: _created,
  updatedDate: _updated,
  ...settings
}: SiteSettings) => settings;

const isChange = (name: string): name is StatusChange => Object.hasOwn(statusChanges, name);

/** Members, what may be done with them, how the site signs them in, and what is known of contacts. */
export function membersApp(controlled: Controlled): Hono {
  const { tenants } = controlled;
  const app = new Hono();
  const change = changing(controlled);
  app.get('/members', (c) => c.json([...members(tenants.need(c.req.query('clientId'))).values()].map(shownMember)));
  app.post('/members', async (c) => {
    const member = readMember(await readBody(c.req.raw));
    const tenant = tenants.need(c.req.query('clientId'));
    const result = await change(c, tenant, () => createMember(tenant, member));
    return c.json(shownMember(result));
  });
  app.post('/members/:id', async (c) => {
    const name = new Fields(await readBody(c.req.raw), ['change']).need('change');
    const tenant = tenants.need(c.req.query('clientId'));
    const result = await change(c, tenant, () => {
      const member = members(tenant).get(c.req.param('id'));
      if (!member) throw new ApplicationError(404, 'MEMBER_NOT_FOUND', 'There is no such member.');
      if (name === 'requirePasswordReset') return requirePasswordReset(tenant, member);
      if (!isChange(name)) {
        const known = [...Object.keys(statusChanges), 'requirePasswordReset'].join(', ');
        throw new ApplicationError(400, 'UNKNOWN_CHANGE', `The change must be one of ${known}.`);
      }
      return changeStatus(tenant, member, name);
    });
    return c.json(shownMember(result));
  });
  app.get('/contacts', (c) => c.json([...contacts(tenants.need(c.req.query('clientId'))).values()].map(shownContact)));
  app.post('/contacts', async (c) => {
    const { email, ...contact } = readContact(await readBody(c.req.raw));
    const tenant = tenants.need(c.req.query('clientId'));
    return c.json(shownContact(await change(c, tenant, () => changeContact(tenant, email, contact))));
  });
  app.get('/settings', (c) => c.json(shownSettings(siteSettings(tenants.need(c.req.query('clientId'))))));
  app.post('/settings', async (c) => {
    const settings = readSiteSettings(await readBody(c.req.raw));
    const tenant = tenants.need(c.req.query('clientId'));
    const result = await change(c, tenant, () => changeSiteSettings(tenant, settings));
    return c.json(shownSettings(result));
  });
  return app;
}
