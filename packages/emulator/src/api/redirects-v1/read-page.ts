import { FieldReader } from '../../kernel/input/field-reader.js';
import { type Input, isObject } from '../../kernel/input/object.js';
import type { RouteContext } from '../../protocol/routing/route.js';
import type { PlatformPage } from '../../shop/redirects/redirect-session.js';

/** Flows that lead to a page of the platform, and the fields that each needs. */
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

/** Reads what a redirect session says of its page. @throws {ValidationError} for fields that are missing or invalid */
export function readPage({ body, caller }: RouteContext, intent: string): PlatformPage {
  const read = new FieldReader();
  const given: Input = read.required(isObject(body) ? body[intent] : undefined, intent);
  const text = (name: string) => read.string(given[name] ?? '', `${intent}.${name}`, { min: 1, max: 150 });
  const [productSlug] = (requiredFields[intent] ?? []).map(text);
  if (intent === 'bookingsCheckout' && !read.object(given['slotAvailability'], `${intent}.slotAvailability`)) {
    read.missing(`${intent}.slotAvailability`);
  }
  const section = read.oneOf(given['section'], `${intent}.section`, sections) ?? 'ACCOUNT_INFO';
  read.check();
  return {
    intent,
    ...(intent === 'storesProduct' && { productSlug: productSlug ?? '' }),
    ...(intent === 'memberAccountPage' && { section }),
    ...(intent === 'memberAccountPage' && caller.memberId !== undefined && { memberId: caller.memberId }),
  };
}
