import type { CatalogSubscriptions } from '@cartwright/stores/catalog';
import type { CatalogSelectionPrice } from '@cartwright/stores/selection';
import { planWords } from '../lib/cart/plan.js';
import { usePriceFormat } from '../lib/currency/use-price-format.js';
import { useTexts } from '../lib/language/use-texts.js';
import { RadioCards } from '../ui/radio-cards.js';
import { planDiscount, planPrice } from './plan-price.js';

interface PlanPickerProps {
  plans: CatalogSubscriptions;
  /** ID of the chosen subscription. Empty to buy once. */
  plan: string;
  /** Price of the product without a subscription. */
  price: CatalogSelectionPrice | undefined;
  onChoose: (plan: string) => void;
}

/** Choice between buying once and the subscriptions of a product. */
export function PlanPicker({ plans, plan, price, onChoose }: PlanPickerProps) {
  const texts = useTexts('plans');
  const priceFormat = usePriceFormat();
  const format = (amount: string | undefined) => amount && priceFormat.formatShort(amount, price?.currency);
  const cards = plans.items.map((one) => {
    const discount = planDiscount(one, priceFormat, price?.currency);
    const more = discount ? texts.discount(discount) : one.description;
    return {
      value: one.id,
      title: one.title,
      end: format(planPrice(one, price)),
      detail: [planWords(one, texts), more].filter(Boolean).join(', '),
    };
  });
  const once = { value: '', title: texts.once, end: format(planPrice({}, price)) };
  return (
    <RadioCards
      label={texts.label}
      name="subscriptionOptionId"
      value={plan}
      cards={plans.allowsOneTimePurchase ? [once, ...cards] : cards}
      onChange={onChoose}
    />
  );
}
