import type { Collection } from '../../../kernel/state/collection.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import type { Entity } from '../entity.js';
import type { ImageMedia } from '../image-media.js';
import type { TagIds } from '../tags.js';

/** Category that displays a promotion. */
export interface CategoryAssignment {
  readonly categoryId: string;
  /** Position in the category, from 1. */
  readonly position: number;
  /** Whether the descendants of the category display the promotion too, at the same position. */
  readonly appliesToSubcategories: boolean;
}

/** Banner on the pages of categories. */
export interface StoredPromotion extends Entity, TagIds {
  readonly name: string;
  readonly media: ImageMedia;
  /** URL that the banner links to. */
  readonly destinationUrl?: string;
  readonly categories: readonly CategoryAssignment[];
  readonly enabled: boolean;
  /** Time of creation, or of the last change from disabled to enabled. The latest promotion of a position is displayed. */
  readonly activationDate: string;
}

/** The tenant's promotions. */
export const promotions = (tenant: Tenant): Collection<StoredPromotion> =>
  tenant.collection<StoredPromotion>('v3-promotions');
