import type { AddressWithContact } from '../../shop/pricing/shipping/address.js';
import { countryCodes, subdivisions } from '../../shop/pricing/shipping/countries.js';
import { isObject } from '../../kernel/input/object.js';
import { isEmail } from '../../kernel/input/is-email.js';
import type { Purchase } from '../../shop/purchase/purchase.js';
import { paymentMethods } from './payment-methods.js';

/** Values of the form by field name. */
export type FormValues = Readonly<Record<string, string>>;
/** Error messages by field name. */
export type FormErrors = Readonly<Record<string, string>>;

const limits: Readonly<Record<string, number>> = {
  email: 254,
  firstName: 50,
  lastName: 50,
  addressLine: 150,
  addressLine2: 100,
  city: 50,
  country: 2,
  postalCode: 20,
  phone: 30,
  shippingOption: 50,
  payment: 50,
  consent: 10,
  giftCardCode: 50,
  ...Object.fromEntries(Object.keys(subdivisions).map((country) => [`subdivision-${country}`, 10])),
};

/** Reads the fields of the form from a request body. Other fields are ignored. */
export function readForm(body: unknown): FormValues {
  const input = isObject(body) ? body : {};
  return Object.fromEntries(
    Object.entries(limits).flatMap(([name, max]) => {
      const value = input[name];
      return typeof value === 'string' ? [[name, value.trim().slice(0, max + 1)]] : [];
    }),
  );
}

/** Initial values of the form, from the checkout. */
export function toForm({ billingInfo, email, selectedShippingOption, shippingDestination }: Purchase): FormValues {
  const { address, contactDetails } = shippingDestination ?? billingInfo ?? {};
  const country = address?.country ?? 'US';
  const values: Record<string, string | undefined> = {
    email,
    firstName: contactDetails?.firstName,
    lastName: contactDetails?.lastName,
    phone: contactDetails?.phone,
    addressLine: address?.addressLine,
    addressLine2: address?.addressLine2,
    city: address?.city,
    country,
    [`subdivision-${country}`]: address?.subdivision,
    postalCode: address?.postalCode,
    shippingOption: selectedShippingOption?.code,
  };
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/** Address in the form, with the fields that are filled in. */
export function toAddress(form: FormValues): AddressWithContact {
  const { addressLine, addressLine2, city, country, firstName, lastName, phone, postalCode } = form;
  const subdivision = country ? form[`subdivision-${country}`] : undefined;
  return {
    address: {
      ...(country && countryCodes.includes(country) && { country }),
      ...(country && subdivision && subdivisions[country]?.[subdivision] && { subdivision }),
      ...(city && { city }),
      ...(postalCode && { postalCode }),
      ...(addressLine && { addressLine }),
      ...(addressLine2 && { addressLine2 }),
    },
    contactDetails: { ...(firstName && { firstName }), ...(lastName && { lastName }), ...(phone && { phone }) },
  };
}

const required: Readonly<Record<string, string>> = {
  firstName: 'Enter your first name.',
  lastName: 'Enter your last name.',
  addressLine: 'Enter your street and house number.',
  city: 'Enter your city.',
  country: 'Choose your country.',
};

/**
 * Validation errors of the address: of all fields if `complete`, otherwise only of the fields that shipping and tax
 * depend on.
 */
export function addressErrors(form: FormValues, complete: boolean): FormErrors {
  const errors: Record<string, string> = {};
  const { country = '', postalCode = '' } = form;
  if (complete) for (const [name, message] of Object.entries(required)) if (!form[name]) errors[name] = message;
  if (!countryCodes.includes(country)) errors.country = 'Choose your country.';
  const choices = subdivisions[country];
  if (choices && !choices[form[`subdivision-${country}`] ?? '']) {
    errors[`subdivision-${country}`] = country === 'CA' ? 'Choose your province.' : 'Choose your state.';
  }
  if (complete && !postalCode && choices) errors.postalCode = 'Enter your postal code.';
  if (postalCode && country === 'US' && !/^\d{5}(-\d{4})?$/.test(postalCode)) {
    errors.postalCode = 'Enter a five-digit ZIP code, such as 97209.';
  }
  if (postalCode && country === 'CA' && !/^[a-z]\d[a-z] ?\d[a-z]\d$/i.test(postalCode)) {
    errors.postalCode = 'Enter a postal code, such as K1A 0B1.';
  }
  for (const [name, max] of Object.entries(limits)) {
    if ((form[name]?.length ?? 0) > max) errors[name] = `Use at most ${max} characters.`;
  }
  return errors;
}

/** Validation errors that prevent the order from being placed. */
export function formErrors(form: FormValues, needsPayment: boolean, needsConsent: boolean): FormErrors {
  const payment = paymentMethods.some((method) => method.id === form.payment);
  return {
    ...(!form.email && { email: 'Enter your email address.' }),
    ...(form.email && !isEmail(form.email) && { email: 'Enter an email address, such as name@example.com.' }),
    ...addressErrors(form, true),
    ...(needsConsent && !form.consent && { consent: 'Agree to the terms to place your order.' }),
    ...(needsPayment && !payment && { payment: 'Choose a payment method.' }),
  };
}
