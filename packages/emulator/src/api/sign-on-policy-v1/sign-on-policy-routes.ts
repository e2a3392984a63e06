import { FieldReader } from '../../kernel/input/field-reader.js';
import { maskedFields } from '../../kernel/input/masked-fields.js';
import { isObject } from '../../kernel/input/object.js';
import { check, violation } from '../../kernel/input/violation.js';
import { route, type Route } from '../../protocol/routing/route.js';
import { changeSiteSettings, type SiteSettings, siteSettings } from '../../shop/settings/site-settings.js';

const fields = ['requireOwnerApproval', 'requireEmailVerification'] as const;

const maskFields = { requireOwnerApproval: 'value', requireEmailVerification: 'value' } as const;

/** Formats the sign-on policy as the platform does. */
export const formatPolicy = (settings: SiteSettings): object => ({
  id: 'site',
  revision: String(settings.revision),
  createdDate: settings.createdDate,
  updatedDate: settings.updatedDate,
  requireOwnerApproval: settings.requireOwnerApproval,
  requireEmailVerification: settings.requireEmailVerification,
});

/** Gets the site's requirements for new members. */
const getSignOnPolicy = route({
  id: 'identity.signOnPolicy.getSignOnPolicy',
  method: 'GET',
  paths: ['/iam/signon/v1/sign-on-policies', '/v1/sign-on-policies'],
  access: 'merchant',
  handle: ({ tenant }) => ({ signOnPolicy: formatPolicy(siteSettings(tenant)) }),
});

/**
 * Updates the site's requirements for new members: the given fields, or those of the mask. A field named by the mask
 * without a value becomes `false`.
 */
const updateSignOnPolicy = route({
  id: 'identity.signOnPolicy.updateSignOnPolicy',
  method: 'PATCH',
  paths: ['/iam/signon/v1/sign-on-policies', '/v1/sign-on-policies'],
  access: 'merchant',
  handle: ({ body, tenant }) => {
    const policy = isObject(body) && isObject(body.signOnPolicy) ? body.signOnPolicy : undefined;
    check([policy ? undefined : violation('signOnPolicy', 'must not be empty', 'REQUIRED_FIELD')]);
    const read = new FieldReader();
    const mask = isObject(body) ? body.fieldMask : undefined;
    const input = policy ?? {};
    const changes = maskedFields(read, { input, before: {}, mask, fields: maskFields });
    const isMasked = changes !== input;
    const change = Object.fromEntries(
      fields.flatMap((name) => {
        const flag =
          read.boolean(changes[name], `signOnPolicy.${name}`) ?? (isMasked && name in changes ? false : undefined);
        return flag === undefined ? [] : [[name, flag]];
      }),
    ) as Partial<SiteSettings>;
    read.check();
    return { signOnPolicy: formatPolicy(changeSiteSettings(tenant, change)) };
  },
});

/** The routes of the sign-on policy. */
export const signOnPolicyRoutes: readonly Route[] = [getSignOnPolicy, updateSignOnPolicy];
