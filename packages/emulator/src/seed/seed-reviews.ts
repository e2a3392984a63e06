import { type ReviewData, reviewData } from '../data/shop-data.js';
import { derivedId } from '../kernel/state/derived-id.js';
import type { Tenant } from '../kernel/state/tenant.js';
import { products as productsV1 } from '../shop/catalog-v1/product.js';
import { products } from '../shop/catalog-v3/products/product.js';
import { catalogVersion } from '../shop/catalogs/catalog-version.js';
import { reviews } from '../shop/reviews/review.js';

const seedReview = (tenant: Tenant, entityId: string, data: ReviewData): void => {
  const { author, body, createdDate, foundHelpful, foundUnhelpful, id, rating, reply, status, title, verified } = data;
  reviews(tenant).put({
    id,
    revision: 1,
    createdDate,
    updatedDate: createdDate,
    namespace: 'stores',
    entityId,
    content: { rating, ...(title !== undefined && { title }), body, media: [] },
    contactId: derivedId('contact', author),
    authorName: author,
    ...(reply !== undefined && { reply: { message: reply, createdDate, updatedDate: createdDate } }),
    foundHelpful,
    foundUnhelpful,
    status,
    isModerated: status === 'REJECTED',
    isVerified: verified,
    writtenDate: createdDate,
    publishCount: status === 'APPROVED' ? 1 : 0,
  });
};

/** Seeds the reviews of the demo shop. Omits those of products that the tenant does not have. */
export function seedReviews(tenant: Tenant): void {
  const stored = catalogVersion(tenant) === 'v3' ? products(tenant) : productsV1(tenant);
  const ids = new Map([...stored.values()].map(({ id, slug }) => [slug, id]));
  for (const data of reviewData()) {
    const id = ids.get(data.product);
    if (id !== undefined) seedReview(tenant, id, data);
  }
}
