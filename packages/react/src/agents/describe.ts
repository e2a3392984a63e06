import type { Cart, CartSummary } from '@cartwright/ecom/current-cart-v2';
import { toPlainText, toVisibleText, type CatalogPriceRange } from '@cartwright/stores/catalog';
import { getPrice, getStock, listOptions, type Selection } from '@cartwright/stores/selection';
import { lineItemDetails, lineItemName } from '../ecom/cart/line-item-text.js';
import type { Product, ProductSummary } from '../queries/product.js';
import { describeError } from '../errors/describe-error.js';

/** Maximum length of a description, in characters. */
const MAX_DESCRIPTION = 2000;

/** URL of a product's page. */
export type ProductUrl = ((slug: string) => string) | undefined;

const describeRange = ({ currency, max, min }: CatalogPriceRange) =>
  min === max ? { amount: min, currency } : { min, max, currency };

function describeProductBase({ name, priceRange, slug }: ProductSummary, productUrl: ProductUrl) {
  return {
    slug,
    name: toVisibleText(name),
    ...(productUrl && { url: new URL(productUrl(slug), location.href).href }),
    ...(priceRange && { price: describeRange(priceRange) }),
  };
}

/** Describes a product of a list to an agent. */
export const describeSummary = (product: ProductSummary, productUrl: ProductUrl) => ({
  ...describeProductBase(product, productUrl),
  availability: product.stockStatus,
  ...(product.options.length > 0 && { options: product.options.map(({ name }) => toVisibleText(name)) }),
});

/** Describes a product, and a selection of it, to an agent. */
export function describeProduct(product: Product, selection: Selection, productUrl: ProductUrl) {
  const { availability, preorderMessage, quantity } = getStock(product, selection);
  const price = getPrice(product, selection);
  return {
    ...describeProductBase(product, productUrl),
    ...(price && { price: { amount: price.amount, compareAt: price.compareAt, currency: price.currency } }),
    description: toVisibleText(toPlainText(product.description, MAX_DESCRIPTION)),
    availability,
    ...(quantity !== undefined && { quantity }),
    ...(preorderMessage && { preorderMessage: toVisibleText(preorderMessage) }),
    options: listOptions(product, selection).map(({ choices, name }) => ({
      name: toVisibleText(name),
      choices: choices.map((choice) => ({ name: toVisibleText(choice.name), availability: choice.availability })),
    })),
    customizations: product.modifiers.map(({ name, required, ...modifier }) => ({
      name: toVisibleText(name),
      required,
      ...(modifier.type === 'choice'
        ? { choices: modifier.choices.map((choice) => toVisibleText(choice.name)) }
        : { minLength: modifier.minLength, maxLength: modifier.maxLength }),
    })),
  };
}

/** Describes the cart and its totals to an agent. */
export function describeCart(cart: Cart | null, summary: CartSummary | null) {
  const { discount, subtotal } = summary?.priceSummary ?? {};
  return {
    currency: cart?.businessInfo?.currencyCode,
    items: (cart?.lineItems ?? []).map((line) => ({
      name: toVisibleText(lineItemName(line)),
      choices: lineItemDetails(line).map(({ name, value }) => `${toVisibleText(name)}: ${toVisibleText(value)}`),
      quantity: line.quantityInfo?.requestedQuantity ?? 0,
      available: line.quantityInfo?.confirmedQuantity ?? 0,
      unitPrice: line.pricing?.unitPrice?.amount,
      price: line.pricing?.totalPrice?.amount,
    })),
    subtotal: subtotal?.amount ?? cart?.subtotal?.amount ?? '0',
    ...(Number(discount?.amount) > 0 && { discount: discount?.amount }),
    problems: (summary?.violations ?? []).map((violation) => toVisibleText(describeError(violation))),
    note: 'Delivery, taxes and payment follow in the checkout.',
  };
}
