import { route } from '../http/route.js';
import { check, isObject, violation } from '../input/index.js';
import { changeSiteSettings, type SiteSettings, siteSettings } from './site-settings.js';

const paths = ['/iam/signon/v1/sign-on-policies', '/v1/sign-on-policies'];

const fields = ['requireOwnerApproval', 'requireEmailVerification'] as const;

/** The policy as the platform answers it. */
export const wirePolicy = (settings: SiteSettings): object => ({
  id: 'site',
  revision: String(settings.revision),
  createdDate: settings.createdDate,
  updatedDate: settings.updatedDate,
  requireOwnerApproval: settings.requireOwnerApproval,
  requireEmailVerification: settings.requireEmailVerification,
});

/** What the site asks of new members. */
export const getSignOnPolicy = route({
  id: 'identity.signOnPolicy.getSignOnPolicy',
  method: 'GET',
  paths,
  access: 'merchant',
  handle: ({ tenant }) => ({ signOnPolicy: wirePolicy(siteSettings(tenant)) }),
});

/** Changes what the site asks of new members. */
export const updateSignOnPolicy = route({
  id: 'identity.signOnPolicy.updateSignOnPolicy',
  method: 'PATCH',
  paths,
  access: 'merchant',
  handle: ({ body, tenant }) => {
    const policy = isObject(body) && isObject(body.signOnPolicy) ? body.signOnPolicy : undefined;
    check([policy ? undefined : violation('signOnPolicy', 'must not be empty', 'REQUIRED_FIELD')]);
    const given = fields.filter((name) => policy?.[name] !== undefined && policy[name] !== null);
    check(
      given.map((name) =>
        typeof policy?.[name] === 'boolean'
          ? undefined
          : violation(`signOnPolicy.${name}`, 'must be true or false', 'FORMAT'),
      ),
    );
    const change = Object.fromEntries(given.map((name) => [name, policy?.[name]])) as Partial<SiteSettings>;
    return { signOnPolicy: wirePolicy(changeSiteSettings(tenant, change)) };
  },
});
