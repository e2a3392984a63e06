import { ruleError } from '../../../kernel/input/violation.js';
import type { StoredProduct, StoredVariant } from '../products/product.js';
import { refuse } from './refuse.js';

const getName = ({ choices }: StoredVariant): string => choices.map(({ choiceId }) => choiceId).join(' ');

/**
 * Checks that each variant has one choice of each option, and that no two have the same choices.
 *
 * @throws {ApplicationError} 428 `DUPLICATE_PRODUCT_OPTIONS`, `INVALID_DEFAULT_VARIANT`,
 * `MISSING_VARIANT_OPTION_CHOICE`, `DUPLICATE_VARIANT_OPTION_CHOICE`
 */
function checkChoices({ id: productId, options, variants }: StoredProduct): void {
  const optionIds = options.map(({ customizationId }) => customizationId);
  if (new Set(optionIds).size < optionIds.length) refuse('DUPLICATE_PRODUCT_OPTIONS', 'Two options are the same.');
  if (options.length === 0) {
    if (variants.length === 1 && variants[0]?.choices.length === 0) return;
    return refuse('INVALID_DEFAULT_VARIANT', 'A product without options has one variant without choices.');
  }
  for (const { choices } of variants) {
    const chosen = choices.map(({ optionId }) => optionId);
    const optionsMissingChoice = optionIds.filter((id) => !chosen.includes(id));
    if (optionsMissingChoice.length > 0) {
      const data = { optionsMissingChoice, productId };
      refuse('MISSING_VARIANT_OPTION_CHOICE', 'A variant lacks the choice of an option.', data);
    }
    if (chosen.length > optionIds.length) {
      refuse('DUPLICATE_VARIANT_OPTION_CHOICE', 'A variant has two choices of an option.', { productId });
    }
  }
  if (new Set(variants.map(getName)).size < variants.length) {
    refuse('DUPLICATE_VARIANT_OPTION_CHOICE', 'Two variants have the same choices.', { productId });
  }
}

/**
 * Checks the prices of the variants, and the units of their prices per unit.
 *
 * @throws {ApplicationError} 428 `COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE`
 * @throws {ValidationError} `PRICE_PER_UNIT_NOT_ALIGNED`
 */
function checkPrices({ pricePerUnit, variants }: StoredProduct): void {
  for (const [index, { compareAtPrice, id, price, unitQuantity }] of variants.entries()) {
    if (compareAtPrice !== undefined && compareAtPrice < price) {
      const description = 'The compare-at price of a variant is lower than its price.';
      refuse('COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE', description, { variantId: id });
    }
    if (unitQuantity && unitQuantity.unit !== pricePerUnit?.unit) {
      const field = `product.variantsInfo.variants[${index}].physicalProperties.pricePerUnit.settings.measurementUnit`;
      throw ruleError(field, 'must be the unit of the product', 'PRICE_PER_UNIT_NOT_ALIGNED');
    }
  }
}

/** Checks the variants of a product. Throws as {@link checkChoices} and {@link checkPrices} do. */
export function checkVariants(product: StoredProduct): void {
  checkChoices(product);
  checkPrices(product);
}
