import type { Client } from '@cartwright/core';
import { createBackInStockNotificationRequest } from '@cartwright/ecom/back-in-stock-notifications';
import { createCatalog } from '@cartwright/stores/catalog';
import { readSelection, toCatalogReference } from '@cartwright/stores/selection';
import { describeError } from '../lib/describe-error.js';
import { isEmail } from '../lib/is-email.js';
import type { Texts } from '../lib/language/use-texts.js';
import type { FieldErrors } from '../lib/focus-first.js';

/** Result of the form for back-in-stock emails. */
export interface BackInStockAttempt {
  email: string;
  /** Errors of the form, which is shown again. */
  errors?: FieldErrors;
}

/**
 * Requests an email when the variant of a product that the form names is back in stock.
 *
 * @param slug - Slug of the product.
 * @param itemUrl - URL of the product's page, for the email.
 */
export async function requestBackInStock(
  client: Client,
  form: FormData,
  { slug, itemUrl, texts }: { slug: string; itemUrl: string; texts: Texts },
): Promise<BackInStockAttempt> {
  const entered = form.get('email');
  const email = typeof entered === 'string' ? entered.trim() : '';
  if (!isEmail(email)) return { email, errors: { email: texts.product.backInStock.emailWrong } };
  try {
    const product = await createCatalog(client).getProduct({ slug });
    if (!product) return { email, errors: { email: texts.cart.notOffered } };
    // A stock is that of a variant: texts and other modifiers need not be filled in to wait for it.
    const catalogReference = toCatalogReference(
      { ...product, modifiers: [] },
      { choices: readSelection(form).choices ?? {} },
    );
    const image = product.media[0]?.image;
    await client.use(createBackInStockNotificationRequest)(
      { email, catalogReference, itemUrl },
      { name: product.name, price: String(product.priceRange?.min ?? 0), ...(image && { image }) },
    );
    return { email };
  } catch (error) {
    return { email, errors: { email: describeError(error, texts.errors) } };
  }
}
