import type { Tenant } from '../../../kernel/state/tenant.js';
import { findInventoryItem } from '../inventory/set-inventory-item.js';
import { checkIdentifiers } from './check-identifiers.js';
import { checkVariants } from './check-variants.js';
import { refuse } from './refuse.js';
import type { StoredProduct } from '../products/product.js';

/**
 * Checks the subscriptions of a product.
 *
 * @throws {ApplicationError} 428 `INVALID_PRODUCT_TYPE_FOR_SUBSCRIPTION` for a digital product,
 * `ERROR_ALL_SUBSCRIPTIONS_HIDDEN_FOR_SUBSCRIPTION_ONLY_PRODUCT`, `INVALID_SUBSCRIPTION_DISCOUNT_AMOUNT` for a discount
 * that exceeds the price of a variant
 */
function checkSubscriptions(product: StoredProduct): void {
  const { allowOneTimePurchases, subscriptions, type, variants } = product;
  if (subscriptions.length === 0) return;
  if (type === 'DIGITAL') {
    refuse('INVALID_PRODUCT_TYPE_FOR_SUBSCRIPTION', 'Digital products cannot be sold with subscriptions.');
  }
  if (!allowOneTimePurchases && subscriptions.every(({ visible }) => !visible)) {
    const code = 'ERROR_ALL_SUBSCRIPTIONS_HIDDEN_FOR_SUBSCRIPTION_ONLY_PRODUCT';
    refuse(code, 'A product that is sold with subscriptions only needs a visible one.');
  }
  const lowest = Math.min(...variants.map(({ price }) => price));
  const tooHigh = subscriptions.find(({ discount }) => discount?.type === 'AMOUNT' && discount.value > lowest);
  if (!tooHigh) return;
  const description = 'The discount of a subscription exceeds the price of a variant.';
  refuse('INVALID_SUBSCRIPTION_DISCOUNT_AMOUNT', description, { subscriptionId: tooHigh.id });
}

function checkRibbons({ additionalRibbonIds, ribbonId }: StoredProduct): void {
  const repeated = additionalRibbonIds.filter((id, index) => additionalRibbonIds.indexOf(id) < index);
  if (repeated.length > 0) {
    const data = { ribbonIds: [...new Set(repeated)] };
    refuse('DUPLICATE_RIBBON_IN_ADDITIONAL', 'Two additional ribbons are the same.', data);
  }
  if (ribbonId !== undefined && additionalRibbonIds.includes(ribbonId)) {
    const data = { ribbonIds: [ribbonId] };
    refuse('DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL', 'The ribbon is an additional one, too.', data);
  }
}

/** Checks that the choices have only images and videos of the product. */
function checkMedia({ media, modifiers, options }: StoredProduct): void {
  const known = new Set(media.map(({ id }) => id));
  const used = [...options, ...modifiers].flatMap(({ choices }) => choices.flatMap(({ mediaIds = [] }) => mediaIds));
  const mediaIds = used.filter((id) => !known.has(id));
  if (mediaIds.length > 0) refuse('PRODUCT_MEDIA_NOT_EXIST', 'The product has no such image or video.', { mediaIds });
}

/** Checks that no variant can be pre-ordered if the product has subscriptions. */
function checkPreorders(tenant: Tenant, { subscriptions, variants }: StoredProduct): void {
  if (subscriptions.length === 0) return;
  const ordered = variants.find(({ id }) => findInventoryItem(tenant, id)?.preorder?.enabled);
  if (!ordered) return;
  const description = 'A product whose variants can be pre-ordered cannot be sold with subscriptions.';
  refuse('PREORDER_VALIDATION_ERROR', description, { variantId: ordered.id });
}

/**
 * Checks a complete product before it is stored.
 *
 * @param before - The product before the change. Absent for a new product.
 * @throws {ApplicationError} 409 or 428 with one of the codes of the checks
 * @throws {ValidationError} for prices per unit in another unit than the product's
 */
export function checkProduct(tenant: Tenant, product: StoredProduct, before?: StoredProduct): void {
  checkVariants(product);
  checkIdentifiers(tenant, product, before);
  checkSubscriptions(product);
  checkRibbons(product);
  checkMedia(product);
  checkPreorders(tenant, product);
}
