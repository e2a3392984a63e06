import type { Address } from '@cartwright/identity/members';
import { useEffect, useState } from 'react';
import { Form, Link } from 'react-router';
import { countries, regionsOf } from '../cart/destination.js';
import { Button } from '../ui/button.js';
import { buttonStyle } from '../ui/button-style.js';
import { Field } from '../ui/field.js';
import type { FieldErrors } from '../ui/focus-first.js';
import { Select } from '../ui/select.js';
import { streetOf } from './addresses.js';
import { useFocusOnError, useIsSending } from './attempt.js';

/** Change of the addresses that was refused. */
export interface AddressAttempt {
  errors?: FieldErrors;
  /** Message about the whole change. */
  problem?: string;
  /** Values of the fields. */
  entered: Address;
}

interface AddressFormProps {
  /** Address to change. A new one is empty. */
  address: Address;
  attempt: AddressAttempt | undefined;
}

/** Form for an address of the member. */
export function AddressForm({ address, attempt }: AddressFormProps) {
  const entered = attempt?.entered ?? { ...address, addressLine: streetOf(address) };
  const [{ country, region }, setPlace] = useState({
    country: entered.country ?? '',
    region: entered.subdivision ?? '',
  });
  const errors = attempt?.errors ?? {};
  const form = useFocusOnError(attempt?.errors);
  const isSending = useIsSending('save-address');
  const regions = regionsOf(country);
  // The link that opened the form is gone.
  useEffect(() => form.current?.querySelector('select')?.focus(), [form]);
  const text = (field: 'addressLine' | 'addressLine2' | 'city' | 'postalCode') => ({
    name: field,
    defaultValue: entered[field] ?? '',
    error: errors[field],
  });

  return (
    <Form
      ref={form}
      method="post"
      noValidate
      preventScrollReset
      aria-label={address._id ? 'Edit the address' : 'New address'}
      className="grid gap-5 rounded-2xl border border-line p-5"
    >
      <input type="hidden" name="intent" value="save-address" />
      <input type="hidden" name="address" value={address._id ?? ''} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          label="Country"
          name="country"
          autoComplete="country"
          isRequired
          value={country}
          options={[{ value: '', label: 'Choose a country' }, ...countries]}
          onChange={(value) => setPlace({ country: value, region: '' })}
          error={errors.country}
        />
        {regions.length > 0 && (
          <Select
            label="Region"
            name="subdivision"
            autoComplete="address-level1"
            isRequired
            value={region}
            options={[{ value: '', label: 'Choose a region' }, ...regions]}
            onChange={(value) => setPlace({ country, region: value })}
            error={errors.subdivision}
          />
        )}
      </div>
      <Field label="Street and house number" autoComplete="address-line1" isRequired {...text('addressLine')} />
      <Field label="Apartment, floor or company (optional)" autoComplete="address-line2" {...text('addressLine2')} />
      <div className="grid gap-5 sm:grid-cols-[2fr_3fr]">
        <Field label="Postal code" autoComplete="postal-code" isRequired {...text('postalCode')} />
        <Field label="City" autoComplete="address-level2" isRequired {...text('city')} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isPending={isSending}>
          Save the address
        </Button>
        <Link to="/account#addresses" preventScrollReset className={buttonStyle('quiet')}>
          Cancel
        </Link>
      </div>
    </Form>
  );
}
