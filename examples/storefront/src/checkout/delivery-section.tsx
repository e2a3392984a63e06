import { Money } from '@cartwright/react/components';
import type { Cart, CartSummary } from '@cartwright/ecom/cart-v2';
import { locale } from '../app/money.js';
import { countries, regionsOf } from '../cart/destination.js';
import { Field } from '../ui/field.js';
import { RadioCards } from '../ui/radio-cards.js';
import { Select } from '../ui/select.js';
import { methodsFor } from './delivery-methods.js';
import { methodField } from './field-errors.js';
import type { FieldsProps } from './fields-props.js';
import { Section } from './section.js';

interface DeliverySectionProps extends FieldsProps {
  cart: Cart;
  summary: CartSummary;
  /** Code that is being selected. */
  pendingMethod: string | undefined;
  onMethod: (code: string) => void;
}

/** Delivery address and method. */
export function DeliverySection({ values, errors, onChange, ...method }: DeliverySectionProps) {
  const regions = regionsOf(values.country);
  return (
    <Section title="Delivery">
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
      <Method values={values} error={errors[methodField]} {...method} />
    </Section>
  );
}

type MethodProps = Pick<DeliverySectionProps, 'values' | 'cart' | 'summary' | 'pendingMethod' | 'onMethod'> & {
  error: string | undefined;
};

function Method({ values: { country, region }, cart, summary, pendingMethod, onMethod, error }: MethodProps) {
  if (country === '' || (regionsOf(country).length > 0 && region === '')) {
    return <p className="text-sm text-ink-soft">Choose a country, and we show you the ways to get your order.</p>;
  }
  const selected = pendingMethod ?? cart.deliveryInfo?.method?.code ?? null;
  const price = summary.priceSummary?.delivery?.amount;
  const priceWords =
    Number(price) === 0 ? 'Free' : <Money amount={price} currency={cart.businessInfo?.currencyCode} locale={locale} />;
  return (
    <RadioCards
      label="How you get it"
      name={methodField}
      value={selected}
      onChange={onMethod}
      error={error}
      cards={methodsFor(country, region).map(({ code, label, time }) => ({
        ...{ value: code, title: label, detail: time },
        ...(code === selected && !pendingMethod && price !== undefined && { end: priceWords }),
      }))}
    />
  );
}
