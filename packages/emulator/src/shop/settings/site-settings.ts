import type { Tenant } from '../../kernel/state/tenant.js';

/** Sign-in settings of a site. */
export interface SiteSettings {
  readonly id: 'site';
  readonly revision: number;
  /** Whether the merchant must approve new members. */
  readonly requireOwnerApproval: boolean;
  /** Whether new members must verify their email address with a code. */
  readonly requireEmailVerification: boolean;
  /** Whether registration and sign-in require a CAPTCHA. */
  readonly requireCaptcha: boolean;
  /** Whether sign-in requires an emailed code after the password. */
  readonly requireEmailFactor: boolean;
  /** Allowed redirect URIs of sign-ins, compared exactly. Defaults to those of the client's registration. */
  readonly redirectUris?: readonly string[];
  /** ISO 8601 strings. */
  readonly createdDate: string;
  readonly updatedDate: string;
}

const stored = (tenant: Tenant) => tenant.collection<SiteSettings>('siteSettings');

const initialDate = '2025-09-01T09:00:00.000Z';

/** Default settings of a site. */
export const initialSettings: SiteSettings = {
  id: 'site',
  revision: 1,
  createdDate: initialDate,
  updatedDate: initialDate,
  requireOwnerApproval: false,
  requireEmailVerification: false,
  requireCaptcha: false,
  requireEmailFactor: false,
};

/** Settings of a tenant's site. By default no verification is required. */
export const siteSettings = (tenant: Tenant): SiteSettings => stored(tenant).get('site') ?? initialSettings;

/** Changes settings of a tenant's site. */
export function changeSiteSettings(tenant: Tenant, change: Partial<SiteSettings>): SiteSettings {
  const settings = siteSettings(tenant);
  const updatedDate = tenant.clock.now().toISOString();
  return stored(tenant).put({ ...settings, ...change, revision: settings.revision + 1, updatedDate });
}
