import { Hono } from 'hono';
import { changeMember } from './change-member.js';
import { changeRunner } from './change-runner.js';
import type { ControlContext } from './control-context.js';
import { Fields } from './fields.js';
import { readMember, readSiteSettings } from './read-control.js';
import { readBody } from '../../protocol/http/read-body.js';
import { changeContact, type Contact, type ContactChange, contacts } from '../../shop/contacts/contact.js';
import { createMember } from '../../shop/members/create-member.js';
import { type Member, members } from '../../shop/members/member.js';
import { changeSiteSettings, type SiteSettings, siteSettings } from '../../shop/settings/site-settings.js';

/**
 * Reads the changes of a contact.
 *
 * @throws {ValidationError} for invalid fields
 */
function readContact(body: unknown): ContactChange & { readonly email: string } {
  const fields = new Fields(body, ['email', 'segmentIds', 'tagIds', 'labelKeys']);
  const [segmentIds, tagIds, labelKeys] = ['segmentIds', 'tagIds', 'labelKeys'].map((name) => fields.strings(name));
  return {
    email: fields.require('email'),
    ...(segmentIds && { segmentIds }),
    ...(tagIds && { tagIds }),
    ...(labelKeys && { labelKeys }),
  };
}

const formatMember = ({ id, loginEmail, loginEmailVerified, status, pendingReasons, profile }: Member) => ({
  id,
  loginEmail,
  loginEmailVerified,
  status,
  pendingReasons,
  nickname: profile.nickname,
});

const formatContact = ({ id: email, ...contact }: Contact) => ({ email, ...contact });

const formatSettings = ({
  id: _id,
  revision: _revision,
  createdDate: _created,
  updatedDate: _updated,
  ...settings
}: SiteSettings) => settings;

/** Control API for members, the sign-on policy and contacts. */
export function membersApp(controlled: ControlContext): Hono {
  const { tenants } = controlled;
  const app = new Hono();
  const change = changeRunner(controlled);
  app.get('/members', (c) => c.json([...members(tenants.require(c.req.query('clientId'))).values()].map(formatMember)));
  app.post('/members', async (c) => {
    const member = readMember(await readBody(c.req.raw));
    const tenant = tenants.require(c.req.query('clientId'));
    const result = await change(c, tenant, () => createMember(tenant, member));
    return c.json(formatMember(result));
  });
  app.post('/members/:id', async (c) => {
    const name = new Fields(await readBody(c.req.raw), ['change']).require('change');
    const tenant = tenants.require(c.req.query('clientId'));
    const result = await change(c, tenant, () => changeMember(tenant, c.req.param('id'), name));
    return c.json(formatMember(result));
  });
  app.get('/contacts', (c) =>
    c.json([...contacts(tenants.require(c.req.query('clientId'))).values()].map(formatContact)),
  );
  app.post('/contacts', async (c) => {
    const { email, ...contact } = readContact(await readBody(c.req.raw));
    const tenant = tenants.require(c.req.query('clientId'));
    return c.json(formatContact(await change(c, tenant, () => changeContact(tenant, email, contact))));
  });
  app.get('/settings', (c) => c.json(formatSettings(siteSettings(tenants.require(c.req.query('clientId'))))));
  app.post('/settings', async (c) => {
    const settings = readSiteSettings(await readBody(c.req.raw));
    const tenant = tenants.require(c.req.query('clientId'));
    const result = await change(c, tenant, () => changeSiteSettings(tenant, settings));
    return c.json(formatSettings(result));
  });
  return app;
}
