import type { Tenant } from '../../kernel/state/tenant.js';

/** How a site signs its members in. */
export interface SiteSettings {
  readonly id: 'site';
  readonly revision: number;
  /** Whether a new member must be approved by the site's owner. */
  readonly requireOwnerApproval: boolean;
  /** Whether a new member must prove the e-mail address with a code. */
  readonly requireEmailVerification: boolean;
  /** Whether registration and login ask for a captcha. */
  readonly requireCaptcha: boolean;
  /** Whether a login asks for a code from a mail after the password. */
  readonly requireEmailFactor: boolean;
  /** The addresses that a login may lead back to, exactly; those of the client's registration when not given. */
  readonly redirectUris?: readonly string[];
  /** ISO dates. */
  readonly createdDate: string;
  readonly updatedDate: string;
}

const stored = (tenant: Tenant) => tenant.collection<SiteSettings>('siteSettings');

const initialDate = '2025-09-01T09:00:00.000Z';

/** Default settings of a site. */
export const initialSettings: SiteSettings = {
  ...{ id: 'site', revision: 1, createdDate: initialDate, updatedDate: initialDate },
  ...{ requireOwnerApproval: false, requireEmailVerification: false },
  ...{ requireCaptcha: false, requireEmailFactor: false },
};

/** Settings of a tenant's site. By default no verification is required. */
export const siteSettings = (tenant: Tenant): SiteSettings => stored(tenant).get('site') ?? initialSettings;

/** Changes settings of a tenant's site. */
export function changeSiteSettings(tenant: Tenant, change: Partial<SiteSettings>): SiteSettings {
  const settings = siteSettings(tenant);
  const updatedDate = tenant.clock.now().toISOString();
  return stored(tenant).put({ ...settings, ...change, revision: settings.revision + 1, updatedDate });
}
