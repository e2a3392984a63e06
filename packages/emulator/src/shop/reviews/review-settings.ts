import type { Tenant } from '../../kernel/state/tenant.js';

/** Authors whose reviews a site accepts: anyone, members, or customers with an order of the product. */
export const reviewAuthors = ['ANYONE', 'MEMBERS', 'BUYERS'] as const;

/** Settings of reviews, which merchants change in the dashboard. */
export interface ReviewSettings {
  readonly id: 'reviews';
  /** Whether reviews are published only after a moderator approves them. */
  readonly moderation: boolean;
  /** Authors whose reviews the site accepts. */
  readonly authors: (typeof reviewAuthors)[number];
}

const stored = (tenant: Tenant) => tenant.collection<ReviewSettings>('review-settings');

/** Settings of a tenant's reviews. By default, reviews of anyone are published at once. */
export const reviewSettings = (tenant: Tenant): ReviewSettings =>
  stored(tenant).get('reviews') ?? { id: 'reviews', moderation: false, authors: 'ANYONE' };

/** Changes settings of a tenant's reviews. */
export const changeReviewSettings = (tenant: Tenant, change: Partial<Omit<ReviewSettings, 'id'>>): ReviewSettings =>
  stored(tenant).put({ ...reviewSettings(tenant), ...change });
