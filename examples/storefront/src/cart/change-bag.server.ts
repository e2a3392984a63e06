import type { Client } from '@cartwright/core';
import {
  addCouponToCurrentCart,
  addGiftCardToCurrentCart,
  getCurrentCart,
  removeCouponFromCurrentCart,
  removeGiftCardFromCurrentCart,
  removeLineItemsFromCurrentCart,
  setDeliveryMethodForCurrentCart,
  updateCurrentCart,
  updateLineItemsInCurrentCart,
} from '@cartwright/ecom/current-cart-v2';
import { getOrder } from '@cartwright/ecom/orders';
import { addAvailableItems, reorder, startCheckout } from '@cartwright/ecom/purchase-v2';
import { createRedirectSession } from '@cartwright/identity/redirects';
import { createCatalog } from '@cartwright/stores/catalog';
import { readSelection, toLineItem, validateSelection } from '@cartwright/stores/selection';
import { describeError } from '../lib/describe-error.js';
import { unknownForm } from '../lib/server/unknown-form.server.js';
import type { Texts } from '../lib/language/use-texts.js';
import { listMissingItems } from '../lib/orders/list-missing-items.js';
import { dayAt, findWrongTexts } from '../lib/wrong-texts.js';
import { methodField } from '../ui/cart/delivery-choice.js';
import { type DeliveryMethod, nextMethod } from '../lib/cart/delivery-methods.js';
import { type Destination, getDestination, isComplete } from '../lib/cart/destination.js';
import { countryCodes, getRegions } from '../lib/cart/regions.js';

/** A change that was refused, and what to do about it. */
export class BagProblem extends Error {
  constructor(
    message: string,
    /** Path of the product page to correct it on. */
    readonly page?: string,
  ) {
    super(message);
  }
}

/** Texts of the page, and data of the store that changes depend on. */
export interface BagPage {
  readonly texts: Texts;
  /** Returns the absolute URL of a page of the store. */
  readonly getUrl: (path: string) => string;
  /** Returns the delivery methods that are offered at a destination. */
  readonly methodsAt: (destination: Destination) => Promise<readonly DeliveryMethod[]>;
}

/** Reads a quantity from 1 to 99,999. */
function readQuantity(text: string, texts: Texts): number {
  if (/^[1-9]\d{0,4}$/.test(text)) return Number(text);
  throw new BagProblem(texts.cart.quantityWrong);
}

/** Adds the product of a product page's form. */
async function add(client: Client, form: FormData, field: (name: string) => string, texts: Texts): Promise<void> {
  const slug = field('product');
  const page = `/products/${encodeURIComponent(slug)}`;
  const product = await createCatalog(client).getProduct({ slug });
  if (!product) throw new BagProblem(texts.cart.notOffered);
  const selection = readSelection(form);
  const [problem] = validateSelection(product, selection);
  if (problem) throw new BagProblem(`${product.name}: ${describeError(problem, texts.errors)}`, page);
  const entered = Object.entries(selection.customTextFields ?? {}).map(([title, text]) => ({ title, text }));
  // The shopper's day may be one behind the server's.
  const [[title, reason] = []] = Object.entries(findWrongTexts(entered, dayAt(Date.now(), 12 * 60)));
  if (reason) throw new BagProblem(`${product.name}, ${title}: ${texts.customTexts.wrong[reason]}`, page);
  const item = toLineItem(product, selection, readQuantity(field('quantity') || '1', texts));
  const { shortfalls } = await client.use(addAvailableItems)([item]);
  const [shortfall] = shortfalls;
  if (!shortfall) return;
  const key = shortfall.addedQuantity > 0 ? 'partly_added' : shortfall.reason;
  throw new BagProblem(`${product.name}: ${describeError({ ...shortfall, reason: key }, texts.errors)}`, page);
}

/** Adds the items of an order again. */
async function addOrder(client: Client, id: string, texts: Texts): Promise<void> {
  const order = await client.use(getOrder)(id);
  const missing = listMissingItems(order, await client.use(reorder)(order), texts.order);
  if (missing) throw new BagProblem([missing.heading, ...missing.items].join(' '));
}

/** Saves the destination of the shipping estimate, with a delivery method that is offered there. */
async function changeDestination(
  client: Client,
  field: (name: string) => string,
  { methodsAt, texts }: BagPage,
): Promise<void> {
  const country = countryCodes.find((code) => code === field('country'));
  if (!country) throw new BagProblem(texts.estimate.missingCountry);
  const subdivision = getRegions(country).find(({ value }) => value === field('region'))?.value ?? null;
  const postalCode = field('postalCode').slice(0, 20) || null;
  const { cart: current } = await client.use(getCurrentCart)();
  const known = current?.deliveryInfo?.address;
  // The street of another country is dropped.
  const address = { ...(known?.country === country ? known : {}), country, subdivision, postalCode };
  const { cart } = await client.use(updateCurrentCart)({ deliveryInfo: { address } });
  const destination = getDestination(cart);
  const code = cart && isComplete(destination) && nextMethod(cart, await methodsAt(destination));
  if (code) await client.use(setDeliveryMethodForCurrentCart)({ code });
}

/** Starts the platform's checkout. Returns the URL of its page. */
async function checkOut(client: Client, { getUrl }: BagPage): Promise<string> {
  const callbacks = {
    cartPageUrl: getUrl('/bag'),
    thankYouPageUrl: getUrl('/thank-you'),
    postFlowUrl: getUrl('/bag'),
  };
  return (await client.use(startCheckout)(client.use(createRedirectSession), { callbacks })).url;
}

/**
 * Changes the bag as a form without JavaScript asks for.
 *
 * @returns URL of the page to go to: the bag with a message, or the platform's checkout page.
 * @throws {BagProblem} for a change that is refused, with a message for the shopper
 */
export async function changeBag(client: Client, form: FormData, page: BagPage): Promise<string> {
  const { texts } = page;
  const field = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const intent = field('intent');
  const messages = { coupon: texts.errors.coupon, 'gift-card': texts.errors.giftCard }[intent];
  const change = async (): Promise<string> => {
    const line = field('line');
    switch (intent) {
      case 'add':
        await add(client, form, field, texts);
        return '/bag?done=added';
      case 'again':
        await addOrder(client, field('order'), texts);
        return '/bag?done=added';
      case 'quantity': {
        const quantity = { newQuantity: readQuantity(field('quantity'), texts) };
        await client.use(updateLineItemsInCurrentCart)({ lineItems: [{ lineItemId: line, quantity }] });
        return '/bag?done=changed';
      }
      case 'remove':
        await client.use(removeLineItemsFromCurrentCart)([line]);
        return '/bag?done=removed';
      case 'coupon':
      case 'gift-card': {
        const code = field('code');
        if (!code) throw new BagProblem(texts.cart.codeMissing);
        await (intent === 'coupon'
          ? client.use(addCouponToCurrentCart)({ code })
          : client.use(addGiftCardToCurrentCart)({ code }));
        return '/bag?done=code';
      }
      case 'remove-code': {
        const { cart } = await client.use(getCurrentCart)();
        const id = field('code');
        await (cart?.coupons?.some(({ _id }) => _id === id)
          ? client.use(removeCouponFromCurrentCart)(id)
          : client.use(removeGiftCardFromCurrentCart)(id));
        return '/bag?done=code-removed';
      }
      case 'destination': {
        await changeDestination(client, field, page);
        return '/bag?done=changed';
      }
      case 'method':
        await client.use(setDeliveryMethodForCurrentCart)({ code: field(methodField) });
        return '/bag?done=changed';
      case 'checkout':
        return checkOut(client, page);
      default:
        // eslint-disable-next-line @typescript-eslint/only-throw-error -- React Router shows it in the error boundary.
        throw unknownForm();
    }
  };
  return change().catch((error: unknown) => {
    if (!(error instanceof Error)) throw error;
    throw error instanceof BagProblem ? error : new BagProblem(describeError(error, texts.errors, messages));
  });
}
