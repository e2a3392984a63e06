import type { Tenant } from '../../kernel/state/tenant.js';

/** Whether a site is published, and what its customers can use. */
export interface SiteStatus {
  readonly id: 'site';
  /** Whether the site is published. */
  readonly published: boolean;
  /** Whether the site has a checkout page. */
  readonly hasCheckoutPage: boolean;
  /** Whether the site accepts payments. */
  readonly acceptsPayments: boolean;
}

const stored = (tenant: Tenant) => tenant.collection<SiteStatus>('site-status');

/** Status of a tenant's site. By default, the site is published, with a checkout page and payments. */
export const siteStatus = (tenant: Tenant): SiteStatus =>
  stored(tenant).get('site') ?? { id: 'site', published: true, hasCheckoutPage: true, acceptsPayments: true };

/** Changes the status of a tenant's site. */
export const changeSiteStatus = (tenant: Tenant, change: Partial<Omit<SiteStatus, 'id'>>): SiteStatus =>
  stored(tenant).put({ ...siteStatus(tenant), ...change });
