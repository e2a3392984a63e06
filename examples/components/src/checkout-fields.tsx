'use client';

import type { Cart } from '@cartwright/ecom/current-cart-v2';
import { useId, useState, type ComponentProps } from 'react';
import { countries, getRegions } from './destinations';
import { Field } from './field';
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
      <TextField name="email" label="Email" type="email" autoComplete="email" required {...props} />
      <TextField name="firstName" label="First name" autoComplete="given-name" maxLength={50} required {...props} />
      <TextField name="lastName" label="Last name" autoComplete="family-name" maxLength={50} required {...props} />
      <TextField name="phone" label="Phone (optional)" type="tel" autoComplete="tel" maxLength={30} {...props} />
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
      <TextField
        name="addressLine1"
        label="Street and number"
        autoComplete="address-line1"
        maxLength={150}
        required
        {...props}
      />
      <TextField
        name="addressLine2"
        label="Apartment or company (optional)"
        autoComplete="address-line2"
        maxLength={100}
        {...props}
      />
      <TextField name="postalCode" label="Postal code" autoComplete="postal-code" maxLength={20} required {...props} />
      <TextField name="city" label="City" autoComplete="address-level2" maxLength={50} required {...props} />
    </fieldset>
  );
}

interface LabelProps {
  readonly name: string;
  readonly label: string;
  readonly values: object;
  readonly errors: FieldErrors;
}

/** Value that a field starts with. */
const getDefault = (values: object, name: string): string => {
  const value = (values as Readonly<Record<string, unknown>>)[name];
  return typeof value === 'string' ? value : '';
};

const TextField = ({ values, errors, ...field }: LabelProps & ComponentProps<typeof Field>) => (
  <Field {...field} defaultValue={getDefault(values, field.name)} error={errors[field.name]} />
);

function Choice({ label, values, errors, children, ...select }: LabelProps & ComponentProps<'select'>) {
  const id = useId();
  const error = errors[select.name];
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <select
        {...select}
        id={id}
        defaultValue={getDefault(values, select.name)}
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
        className="block min-h-11 w-full rounded-xl border border-neutral-400 bg-white px-3.5 text-base text-neutral-900 hover:border-neutral-900 aria-invalid:border-red-700 forced-colors:aria-invalid:border-3"
      >
        <option value="">Choose</option>
        {children}
      </select>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm text-red-700">
          {error}
        </p>
      )}
    </div>
  );
}
