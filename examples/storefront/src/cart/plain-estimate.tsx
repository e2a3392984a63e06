import type { Cart, CartSummary } from '@cartwright/ecom/cart-v2';
import { bagFormTools } from '../lib/agent-forms.js';
import { useTexts } from '../lib/language/use-texts.js';
import { Button } from '../ui/button.js';
import { Field } from '../../../components/src/field.js';
import { Select } from '../ui/select.js';
import { BagForm } from './bag-form.js';
import { DeliveryChoice } from '../ui/cart/delivery-choice.js';
import { getDestination, isComplete } from '../lib/cart/destination.js';
import { getRegions } from '../lib/cart/regions.js';
import { useCountries } from '../lib/cart/use-countries.js';

interface PlainEstimateProps {
  cart: Cart;
  summary: CartSummary | null;
}

/** Destination and delivery method of the bag, as forms that the server handles. */
export function PlainEstimate({ cart, summary }: PlainEstimateProps) {
  const texts = useTexts('estimate');
  const countries = useCountries();
  const destination = getDestination(cart);
  const regions = getRegions(destination.country);
  return (
    <section aria-label={texts.label} className="grid gap-5">
      <BagForm intent="destination" tool={bagFormTools.destination} className="grid items-end gap-3 sm:grid-cols-2">
        <Select
          label={texts.shipTo}
          name="country"
          autoComplete="country"
          value={destination.country}
          options={[{ value: '', label: texts.chooseCountry }, ...countries]}
        />
        {regions.length > 0 && (
          <Select
            label={texts.region}
            name="region"
            autoComplete="address-level1"
            value={destination.region}
            options={[{ value: '', label: texts.chooseRegion }, ...regions]}
          />
        )}
        <Field
          label={texts.postalCode}
          name="postalCode"
          autoComplete="postal-code"
          maxLength={20}
          defaultValue={cart.deliveryInfo?.address?.postalCode ?? ''}
        />
        <Button type="submit" kind="secondary" size="small" className="min-h-11">
          {texts.update}
        </Button>
      </BagForm>
      {isComplete(destination) && (
        <BagForm intent="method" tool={bagFormTools.method} className="grid gap-3">
          <DeliveryChoice
            cart={cart}
            destination={destination}
            method={cart.deliveryInfo?.method?.code ?? undefined}
            price={summary?.priceSummary?.delivery}
            subtotal={summary?.priceSummary?.subtotal}
          />
          <Button type="submit" kind="secondary" size="small" className="min-h-11 justify-self-start">
            {texts.chooseMethod}
          </Button>
        </BagForm>
      )}
    </section>
  );
}
