import { getRegions } from '../lib/cart/regions.js';
import { useCountries } from '../lib/cart/use-countries.js';
import { useTexts } from '../lib/language/use-texts.js';
import { Field } from '../../../components/src/field.js';
import { Select } from '../ui/select.js';
import type { FieldsProps } from './fields-props.js';

/** Fields of the delivery address. */
export function AddressFields({ values, errors, onChange }: FieldsProps) {
  const texts = useTexts('checkout');
  const { chooseCountry, chooseRegion } = useTexts('estimate');
  const countries = useCountries();
  const regions = getRegions(values.country);
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          label={texts.country}
          name="country"
          autoComplete="country"
          isRequired
          value={values.country}
          options={[{ value: '', label: chooseCountry }, ...countries]}
          onChange={(value) => onChange('country', value)}
          error={errors.country}
        />
        {regions.length > 0 && (
          <Select
            label={texts.region}
            name="region"
            autoComplete="address-level1"
            isRequired
            value={values.region}
            options={[{ value: '', label: chooseRegion }, ...regions]}
            onChange={(value) => onChange('region', value)}
            error={errors.region}
          />
        )}
      </div>
      <Field
        label={texts.addressLine1}
        name="addressLine1"
        autoComplete="address-line1"
        isRequired
        maxLength={150}
        value={values.addressLine1}
        onChange={(value) => onChange('addressLine1', value)}
        error={errors.addressLine1}
      />
      <Field
        label={texts.addressLine2}
        name="addressLine2"
        autoComplete="address-line2"
        maxLength={100}
        value={values.addressLine2}
        onChange={(value) => onChange('addressLine2', value)}
        error={errors.addressLine2}
      />
      <div className="grid gap-5 sm:grid-cols-[2fr_3fr]">
        <Field
          label={texts.postalCode}
          name="postalCode"
          autoComplete="postal-code"
          isRequired
          maxLength={20}
          value={values.postalCode}
          onChange={(value) => onChange('postalCode', value)}
          error={errors.postalCode}
        />
        <Field
          label={texts.city}
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
