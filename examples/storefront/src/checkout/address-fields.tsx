import { countries, regionsOf } from '../cart/destination.js';
import { Field } from '../ui/field.js';
import { Select } from '../ui/select.js';
import type { FieldsProps } from './fields-props.js';

/** Fields of the delivery address. */
export function AddressFields({ values, errors, onChange }: FieldsProps) {
  const regions = regionsOf(values.country);
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          label="Country"
          name="country"
          autoComplete="country"
          isRequired
          value={values.country}
          options={[{ value: '', label: 'Choose a country' }, ...countries]}
          onChange={(value) => onChange('country', value)}
          error={errors.country}
        />
        {regions.length > 0 && (
          <Select
            label="Region"
            name="region"
            autoComplete="address-level1"
            isRequired
            value={values.region}
            options={[{ value: '', label: 'Choose a region' }, ...regions]}
            onChange={(value) => onChange('region', value)}
            error={errors.region}
          />
        )}
      </div>
      <Field
        label="Street and house number"
        name="addressLine1"
        autoComplete="address-line1"
        isRequired
        maxLength={150}
        value={values.addressLine1}
        onChange={(value) => onChange('addressLine1', value)}
        error={errors.addressLine1}
      />
      <Field
        label="Apartment, floor or company (optional)"
        name="addressLine2"
        autoComplete="address-line2"
        maxLength={100}
        value={values.addressLine2}
        onChange={(value) => onChange('addressLine2', value)}
        error={errors.addressLine2}
      />
      <div className="grid gap-5 sm:grid-cols-[2fr_3fr]">
        <Field
          label="Postal code"
          name="postalCode"
          autoComplete="postal-code"
          isRequired
          maxLength={20}
          value={values.postalCode}
          onChange={(value) => onChange('postalCode', value)}
          error={errors.postalCode}
        />
        <Field
          label="City"
          name="city"
          autoComplete="address-level2"
          isRequired
          maxLength={50}
          value={values.city}
          onChange={(value) => onChange('city', value)}
          error={errors.city}
        />
      </div>
    </>
  );
}
