import { FieldReader } from '../../../kernel/input/field-reader.js';
import type { Input } from '../../../kernel/input/object.js';
import type { PaymentRedirects } from '../../../shop/order-placement/payment-attempt.js';

/** Input of `placeOrder`. */
export interface PlaceOrderInput {
  readonly priceVerificationToken?: string;
  readonly paymentToken?: string;
  /** Absent if the customer does not return from another page. */
  readonly redirects?: PaymentRedirects;
  readonly savePaymentMethod: boolean;
  readonly delayCapture: boolean;
}

const redirectNames = ['successUrl', 'errorUrl', 'cancelUrl', 'pendingUrl'] as const;

function readRedirects(read: FieldReader, value: unknown): PaymentRedirects | undefined {
  const given = read.object(value, 'redirectUrls');
  if (!given) return undefined;
  const urls = redirectNames.flatMap((name) => {
    const field = `redirectUrls.${name}`;
    const url = read.string(given[name], field, { min: 1, max: 2000 });
    if (url === undefined) return [];
    const isWeb = URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
    if (!isWeb) read.addViolation(field, 'must be a web address', 'FORMAT');
    return [[name, url]];
  });
  return Object.fromEntries(urls) as PaymentRedirects;
}

/** Reads the input of `placeOrder`. @throws {ValidationError} */
export function readPlaceOrder(input: Input): PlaceOrderInput {
  const read = new FieldReader();
  const priceVerificationToken = read.string(input.priceVerificationToken, 'priceVerificationToken', { max: 3000 });
  const paymentToken = read.string(input.paymentToken, 'paymentToken', { min: 1, max: 100 });
  const redirects = readRedirects(read, input.redirectUrls);
  const savePaymentMethod = read.boolean(input.savePaymentMethod, 'savePaymentMethod') ?? false;
  const delayCapture = read.boolean(input.delayCapture, 'delayCapture') ?? false;
  read.boolean(input.inAppPurchase, 'inAppPurchase');
  read.check();
  return {
    ...(priceVerificationToken !== undefined && { priceVerificationToken }),
    ...(paymentToken !== undefined && { paymentToken }),
    ...(redirects && { redirects }),
    savePaymentMethod,
    delayCapture,
  };
}
