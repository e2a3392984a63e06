import type { Address } from '@cartwright/identity/members';
import { type FormEvent, useState } from 'react';
import { countries, regionsOf } from '../cart/destination.js';
import { Button } from '../ui/button.js';
import { Field } from '../ui/field.js';
import { type FieldErrors, focusFirst } from '../ui/focus-first.js';
import { Select } from '../ui/select.js';
import { missingFields, streetOf } from './addresses.js';

interface AddressFormProps {
  /** Address to change. A new one is empty. */
  address: Address;
  isSaving: boolean;
  onSave: (address: Address) => void;
  onCancel: () => void;
}

/** Form for an address of the member. */
export function AddressForm({ address, isSaving, onSave, onCancel }: AddressFormProps) {
  const [values, setValues] = useState<Address>({ ...address, addressLine: streetOf(address) });
  const [errors, setErrors] = useState<FieldErrors>({});
  const change = (field: keyof Address) => (value: string) => setValues((before) => ({ ...before, [field]: value }));
  const regions = regionsOf(values.country ?? '');

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const missing = missingFields(values);
    setErrors(missing);
    if (focusFirst(event.currentTarget, missing)) return;
    const { streetAddress: _, subdivision, ...fields } = values;
    onSave({ ...fields, ...(regions.length > 0 && { subdivision }) });
  };
  const text = (field: 'addressLine' | 'addressLine2' | 'city' | 'postalCode') => ({
    name: field,
    value: values[field] ?? '',
    onChange: change(field),
    error: errors[field],
  });

  return (
    <form
      onSubmit={submit}
      noValidate
      aria-label={address._id ? 'Edit the address' : 'New address'}
      className="grid gap-5 rounded-2xl border border-line p-5"
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          label="Country"
          name="country"
          autoComplete="country"
          isRequired
          value={values.country ?? ''}
          options={[{ value: '', label: 'Choose a country' }, ...countries]}
          onChange={(country) => setValues((before) => ({ ...before, country, subdivision: '' }))}
          error={errors.country}
        />
        {regions.length > 0 && (
          <Select
            label="Region"
            name="subdivision"
            autoComplete="address-level1"
            isRequired
            value={values.subdivision ?? ''}
            options={[{ value: '', label: 'Choose a region' }, ...regions]}
            onChange={change('subdivision')}
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
        <Button type="submit" isPending={isSaving}>
          Save the address
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
