import type { Address } from '@cartwright/identity/members';
import { useEffect, useState } from 'react';
import { Form, Link } from 'react-router';
import { getRegions } from '../lib/cart/regions.js';
import { useCountries } from '../lib/cart/use-countries.js';
import { useTexts } from '../lib/language/use-texts.js';
import { Button } from '../ui/button.js';
import { buttonStyle } from '../ui/button-style.js';
import { Field } from '../../../components/src/field.js';
import type { FieldErrors } from '../lib/focus-first.js';
import { Select } from '../ui/select.js';
import { getStreet } from '../lib/account/addresses.js';
import { useIsSending } from '../lib/account/attempt.js';
import { useFocusOnError } from '../lib/use-focus-on-error.js';

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
  const texts = useTexts('checkout');
  const { chooseCountry, chooseRegion } = useTexts('estimate');
  const { cancel, editTitle, newTitle, save } = useTexts('account').addresses;
  const countries = useCountries();
  const entered = attempt?.entered ?? { ...address, addressLine: getStreet(address) };
  const [{ country, region }, setPlace] = useState({
    country: entered.country ?? '',
    region: entered.subdivision ?? '',
  });
  const errors = attempt?.errors ?? {};
  const form = useFocusOnError(attempt?.errors);
  const isSending = useIsSending('save-address');
  const regions = getRegions(country);
  // The link that opened the form is gone.
  useEffect(() => {
    const focus = () => form.current?.querySelector('select')?.focus();
    if (document.readyState === 'complete') return focus();
    // Until then, the browser moves the focus to the fragment of the URL.
    addEventListener('load', focus);
    return () => removeEventListener('load', focus);
  }, [form]);
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
      aria-label={address._id ? editTitle : newTitle}
      className="grid gap-5 rounded-2xl border border-line p-5"
    >
      <input type="hidden" name="intent" value="save-address" />
      <input type="hidden" name="address" value={address._id ?? ''} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          label={texts.country}
          name="country"
          autoComplete="country"
          isRequired
          value={country}
          options={[{ value: '', label: chooseCountry }, ...countries]}
          onChange={(value) => setPlace({ country: value, region: '' })}
          error={errors.country}
        />
        {regions.length > 0 && (
          <Select
            label={texts.region}
            name="subdivision"
            autoComplete="address-level1"
            isRequired
            value={region}
            options={[{ value: '', label: chooseRegion }, ...regions]}
            onChange={(value) => setPlace({ country, region: value })}
            error={errors.subdivision}
          />
        )}
      </div>
      <Field label={texts.addressLine1} autoComplete="address-line1" isRequired {...text('addressLine')} />
      <Field label={texts.addressLine2} autoComplete="address-line2" {...text('addressLine2')} />
      <div className="grid gap-5 sm:grid-cols-[2fr_3fr]">
        <Field label={texts.postalCode} autoComplete="postal-code" isRequired {...text('postalCode')} />
        <Field label={texts.city} autoComplete="address-level2" isRequired {...text('city')} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isPending={isSending}>
          {save}
        </Button>
        <Link to="/account#addresses" preventScrollReset className={buttonStyle('quiet')}>
          {cancel}
        </Link>
      </div>
    </Form>
  );
}
