import { FieldReader } from '../../kernel/input/field-reader.js';
import { type Input, isObject } from '../../kernel/input/object.js';
import type { RouteContext } from '../../protocol/routing/route.js';
import type { PlatformPage } from '../../shop/redirects/redirect-session.js';

/** Flows that lead to a page of the platform, with the required fields of each. */
const requiredFields: Readonly<Record<string, readonly string[]>> = {
  storesProduct: ['productSlug'],
  memberAccountPage: [],
  bookingsCheckout: [],
  bookingsBook: [],
  eventsCheckout: ['reservationId', 'eventSlug'],
  paidPlansCheckout: ['planId'],
  ecomOrderPaymentRequest: ['paymentRequestId'],
};

/** The flows that lead to a page of the platform. */
export const pageFlows: readonly string[] = Object.keys(requiredFields);

const sections = ['ACCOUNT_INFO', 'BOOKINGS', 'ORDERS', 'SUBSCRIPTIONS', 'EVENTS'] as const;

/**
 * Reads the page of a redirect session.
 *
 * @throws {ValidationError} for missing or invalid fields
 */
export function readPage({ body, caller }: RouteContext, intent: string): PlatformPage {
  const read = new FieldReader();
  const input: Input = read.required(isObject(body) ? body[intent] : undefined, intent);
  const text = (name: string) => read.string(input[name] ?? '', `${intent}.${name}`, { min: 1, max: 150 });
  const [productSlug] = (requiredFields[intent] ?? []).map(text);
  if (intent === 'bookingsCheckout' && !read.object(input['slotAvailability'], `${intent}.slotAvailability`)) {
    read.missing(`${intent}.slotAvailability`);
  }
  const section = read.oneOf(input['section'], `${intent}.section`, sections) ?? 'ACCOUNT_INFO';
  read.check();
  return {
    intent,
    ...(intent === 'storesProduct' && { productSlug: productSlug ?? '' }),
    ...(intent === 'memberAccountPage' && { section }),
    ...(intent === 'memberAccountPage' && caller.memberId !== undefined && { memberId: caller.memberId }),
  };
}
