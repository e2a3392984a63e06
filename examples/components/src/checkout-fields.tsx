'use client';

import type { Cart } from '@cartwright/ecom/current-cart-v2';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { countries, getRegions } from './destinations';
import { locale } from './settings';

/** Messages about fields, by their names. */
export type FieldErrors = Readonly<Record<string, string>>;

interface FieldsProps {
  /** Cart whose data the fields start with. */
  readonly cart: Cart;
  readonly errors: FieldErrors;
  /** Called when the shopper leaves a field. */
  readonly onBlur: () => void;
}

/** Email address, name and phone number. */
export function ContactFields({ cart: { customerInfo = {} }, ...shared }: FieldsProps) {
  const props = { values: customerInfo, ...shared };
  return (
    <fieldset className="grid content-start gap-5">
      <legend className="mb-1.5 cursor-default font-medium">Contact</legend>
      <Field name="email" label="Email" type="email" autoComplete="email" required {...props} />
      <Field name="firstName" label="First name" autoComplete="given-name" maxLength={50} required {...props} />
      <Field name="lastName" label="Last name" autoComplete="family-name" maxLength={50} required {...props} />
      <Field name="phone" label="Phone (optional)" type="tel" autoComplete="tel" maxLength={30} {...props} />
    </fieldset>
  );
}

const countryNames = new Intl.DisplayNames(locale, { type: 'region' });

/** The delivery address. */
export function AddressFields({ cart, ...shared }: FieldsProps) {
  const { address = {} } = cart.deliveryInfo ?? {};
  const props = { values: address, ...shared };
  const [country, setCountry] = useState(address.country ?? '');
  const regions = getRegions(country);
  return (
    <fieldset className="grid content-start gap-5">
      <legend className="mb-1.5 cursor-default font-medium">Delivery address</legend>
      <Choice
        name="country"
        label="Country"
        autoComplete="country"
        onChange={(event) => setCountry(event.target.value)}
        {...props}
      >
        {countries.map((code) => (
          <option key={code} value={code}>
            {countryNames.of(code)}
          </option>
        ))}
      </Choice>
      {regions.length > 0 && (
        <Choice key={country} name="subdivision" label="Region" autoComplete="address-level1" {...props}>
          {regions.map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Choice>
      )}
      <Field
        name="addressLine1"
        label="Street and number"
        autoComplete="address-line1"
        maxLength={150}
        required
        {...props}
      />
      <Field
        name="addressLine2"
        label="Apartment or company (optional)"
        autoComplete="address-line2"
        maxLength={100}
        {...props}
      />
      <Field name="postalCode" label="Postal code" autoComplete="postal-code" maxLength={20} required {...props} />
      <Field name="city" label="City" autoComplete="address-level2" maxLength={50} required {...props} />
    </fieldset>
  );
}

interface LabelProps {
  readonly name: string;
  readonly label: string;
  readonly values: object;
  readonly errors: FieldErrors;
}

/** Value that a field starts with, and its label and error for assistive technologies. */
function useField({ name, values, errors }: LabelProps) {
  const id = useId();
  const value = (values as Readonly<Record<string, unknown>>)[name];
  const defaultValue = typeof value === 'string' ? value : '';
  return { id, name, defaultValue, 'aria-invalid': name in errors, 'aria-describedby': `${id}-error` };
}

function Field({ label, values, errors, ...input }: LabelProps & ComponentProps<'input'>) {
  const props = useField({ name: input.name, label, values, errors });
  return (
    <Labeled id={props.id} label={label} error={errors[input.name]}>
      <input
        {...input}
        {...props}
        className="min-h-11 w-full max-w-80 rounded-lg border border-neutral-400 bg-white px-3 py-2"
      />
    </Labeled>
  );
}

function Choice({ label, values, errors, children, ...select }: LabelProps & ComponentProps<'select'>) {
  const props = useField({ name: select.name, label, values, errors });
  return (
    <Labeled id={props.id} label={label} error={errors[select.name]}>
      <select
        {...select}
        {...props}
        required
        className="min-h-11 w-full max-w-80 rounded-lg border border-neutral-400 bg-white px-3 py-2"
      >
        <option value="">Choose</option>
        {children}
      </select>
    </Labeled>
  );
}

interface LabeledProps {
  readonly id: string;
  readonly label: string;
  readonly error: string | undefined;
  readonly children: ReactNode;
}

const Labeled = ({ id, label, error, children }: LabeledProps) => (
  <div className="grid gap-1.5">
    <label htmlFor={id}>{label}</label>
    {children}
    <span id={`${id}-error`} className="text-red-700">
      {error}
    </span>
  </div>
);
