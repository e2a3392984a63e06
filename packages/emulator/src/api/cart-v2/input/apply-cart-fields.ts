import { ValidationError } from '../../../kernel/errors/application-error.js';
import { type FieldSource, applyFields } from '../../../kernel/input/apply-fields.js';
import { isEmail } from '../../../kernel/input/is-email.js';
import { type Input, isObject } from '../../../kernel/input/object.js';
import { readString } from '../../../kernel/input/read-string.js';
import { check, violation } from '../../../kernel/input/violation.js';
import { storeSettings } from '../../../shop/settings/store-settings.js';
import { type Address, type AddressWithContact, readAddress } from '../../../shop/pricing/shipping/address.js';
import { cartError } from '../../../shop/purchase/cart-error.js';
import type { Cart } from '../../../shop/purchase/purchase.js';
import { addressFields } from '../../purchase/address-fields.js';
import { channelViolation } from '../../purchase/channel-violation.js';
import { readAddressWithContact } from '../../purchase/read-address-with-contact.js';

type Contact = NonNullable<AddressWithContact['contactDetails']>;

/** The fields of a cart that clients can change, as a flat object. */
type CartFields = Pick<
  Cart,
  | 'businessLocationId'
  | 'buyerNote'
  | 'channelType'
  | 'customContent'
  | 'email'
  | 'extendedFields'
  | 'overrideCheckoutUrl'
  | 'taxExemptGroupId'
> &
  Contact & {
    readonly address?: Address;
    readonly billingAddress?: Address;
    readonly billingContact?: Contact;
  };

const text = (maxLength: number) => (value: unknown, field: string) => readString(value, field, maxLength);

function readCartAddress(value: unknown, field: string): Address | undefined {
  try {
    return readAddress(value, field);
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw cartError('INVALID_ADDRESS_FORMAT', error.message, { field });
  }
}

function readEmail(value: unknown, field: string): string | undefined {
  const email = readString(value, field, 254);
  const isValid = email === undefined || isEmail(email);
  check([isValid ? undefined : violation(field, 'must be an e-mail address', 'FORMAT', { type: 'EMAIL' })]);
  return email;
}

function readLocation(value: unknown, field: string): string | undefined {
  const id = readString(value, field, 36);
  if (id === undefined || id === storeSettings.businessLocationId) return id;
  throw cartError('BUSINESS_LOCATION_NOT_FOUND', 'The site has no such business location.', { locationId: id });
}

function readExtendedFields(value: unknown): object {
  const { namespaces } = isObject(value) ? value : { namespaces: null };
  const isValid = namespaces === undefined || (isObject(namespaces) && Object.values(namespaces).every(isObject));
  if (isObject(value) && isValid) return value;
  const description = 'Extended fields are objects by namespace, as in { namespaces: { "@account/app": {} } }.';
  throw cartError('DATA_EXTENSION_UPDATE_FAILED', description);
}

function readChannel(value: unknown): unknown {
  check([channelViolation(value)]);
  return value;
}

const sources: Readonly<Record<keyof CartFields, FieldSource>> = {
  buyerNote: ['note', text(1000)],
  businessLocationId: ['businessInfo.locationId', readLocation],
  email: ['customerInfo.email', readEmail],
  firstName: ['customerInfo.firstName', text(100)],
  lastName: ['customerInfo.lastName', text(100)],
  phone: ['customerInfo.phone', text(50)],
  company: ['customerInfo.company', text(1000)],
  vatId: ['customerInfo.vatId', (value) => (isObject(value) ? value : undefined)],
  address: ['deliveryInfo.address', readCartAddress],
  taxExemptGroupId: ['taxInfo.taxExemptGroupId', text(36)],
  billingAddress: ['paymentInfo.billingAddress', readCartAddress],
  billingContact: [
    'paymentInfo.billingContact',
    (contactDetails, field) => readAddressWithContact({ contactDetails }, field)?.contactDetails,
  ],
  channelType: ['source.channelType', readChannel],
  customContent: ['source.customContentReference', (value) => (isObject(value) ? value : undefined)],
  overrideCheckoutUrl: ['customCheckoutUrl', text(2048)],
  extendedFields: ['extendedFields', readExtendedFields],
};

/** The fields of a cart that a field mask may name. */
const fields = {
  note: 'value',
  businessInfo: { locationId: 'value' },
  customerInfo: {
    email: 'value',
    firstName: 'value',
    lastName: 'value',
    phone: 'value',
    company: 'value',
    vatId: 'any',
  },
  deliveryInfo: { address: addressFields },
  taxInfo: { taxExemptGroupId: 'value' },
  paymentInfo: { billingAddress: addressFields, billingContact: 'any' },
  source: { channelType: 'value', customContentReference: 'any' },
  customCheckoutUrl: 'value',
  extendedFields: 'any',
} as const;

/** An object without the fields that are `undefined`. */
const defined = <T extends object>(object: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as never;

/** An object, or no field at all if it is empty. */
const field = <K extends string, V extends object>(name: K, value: V): { [P in K]?: V } =>
  (Object.keys(value).length > 0 ? { [name]: value } : {}) as { [P in K]?: V };

/**
 * Returns the cart with the fields of a request. Fields that are left out are unchanged, `null` clears a field. An address
 * is replaced whole. Read-only fields are ignored.
 *
 * @throws {ValidationError} for invalid fields, and for a mask that names an unknown field
 * @throws {ApplicationError} 400 `INVALID_ADDRESS_FORMAT`, `DATA_EXTENSION_UPDATE_FAILED`; 404
 * `BUSINESS_LOCATION_NOT_FOUND`
 */
export function applyCartFields(cart: Cart, input: Input, mask?: unknown): Cart {
  const { billingInfo, businessLocationId, buyerNote, channelType, customContent, email, ...others } = cart;
  const { extendedFields, overrideCheckoutUrl, shippingDestination, taxExemptGroupId, ...rest } = others;
  const stored = defined({
    businessLocationId,
    buyerNote,
    channelType,
    customContent,
    email,
    extendedFields,
    overrideCheckoutUrl,
    taxExemptGroupId,
    ...shippingDestination?.contactDetails,
    address: shippingDestination?.address,
    billingAddress: billingInfo?.address,
    billingContact: billingInfo?.contactDetails,
  }) as CartFields;
  const changed = applyFields(stored, { root: 'cart', sources, fields, input, mask });
  const { address, billingAddress, billingContact, company, firstName, lastName, phone, vatId, ...own } = changed;
  const contactDetails = defined({ company, firstName, lastName, phone, vatId });
  return {
    ...rest,
    ...own,
    ...field('shippingDestination', { ...(address && { address }), ...field('contactDetails', contactDetails) }),
    ...field('billingInfo', defined({ address: billingAddress, contactDetails: billingContact })),
  };
}
