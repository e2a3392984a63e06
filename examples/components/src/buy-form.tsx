'use client';

import type { TextFieldState } from '@cartwright/react/stores';
import type { CatalogSubscription } from '@cartwright/stores/catalog';
import { getSelectionFieldName, getSubscriptionPrice, type StoresLineItem } from '@cartwright/stores/selection';
import { useState, type ComponentProps, type FormEvent } from 'react';
import { Field } from './field';
import { OptionPicker } from './option-picker';
import type { ProductTexts } from './product-texts';
import { RadioCards } from './radio-cards';
import type { Purchase } from './use-purchase';

/** Quantity that is shown if there is no more in stock. */
const FEW = 5;

/** Attributes of a text field, and the message if its text does not have the format of the field. */
type TextFormat = Pick<ComponentProps<typeof Field>, 'type' | 'min' | 'help'> & { readonly error?: string | undefined };

interface BuyFormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'ref'> {
  readonly purchase: Purchase;
  readonly texts: ProductTexts;
  /** Locale (BCP 47), and a function that formats prices without zero cents: `$12`. */
  readonly format: { locale: string; formatShort: (amount: string, currency: string | undefined) => string };
  /** Adds to the cart what the shopper chose. */
  readonly onAdd: (lineItem: StoresLineItem) => void;
  /** Describes the schedule of a subscription whose title does not. */
  readonly describeSchedule?: (subscription: CatalogSubscription) => string;
  /** Finds the format of a text field, such as that of a date. The platform has no field for it. */
  readonly findTextFormat?: (field: TextFieldState) => TextFormat | undefined;
}

/**
 * Form to buy a product: options, modifiers, texts, subscription, stock, and what is still missing. The children are the
 * quantity and the button. Without scripts, the form is sent to its `action`.
 */
export function BuyForm({ onAdd, findTextFormat, children, ...props }: BuyFormProps) {
  const { purchase, texts, format, describeSchedule, ...form } = props;
  const { options, choose, modifiers, chooseModifier, textFields, setText, stock, ...selection } = purchase.selection;
  const [wasRefused, setWasRefused] = useState(false);
  const isLow = stock?.availability === 'IN_STOCK' && (stock.quantity ?? Infinity) <= FEW;
  // Until then it is known of some combinations only.
  const isChosen = options.every(({ choices }) => choices.some(({ isSelected }) => isSelected));

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    const lineItem = selection.check();
    const isRefused = !lineItem || textFields.some((field) => findTextFormat?.(field)?.error);
    setWasRefused(isRefused);
    if (isRefused) requestAnimationFrame(() => focusFirstProblem(currentTarget));
    else onAdd(lineItem);
  };

  const findProblem = (name: string): string | undefined => {
    const problem = selection.shownProblems.find((found) => 'field' in found && found.field === name);
    switch (problem?.reason) {
      case 'option_missing':
      case 'choice_unknown':
        return texts.chooseOption(name);
      case 'text_missing':
        return texts.textMissing;
      case 'text_too_short':
        return texts.textTooShort(problem.minLength);
      case 'text_too_long':
        return texts.textTooLong(problem.maxLength);
      default:
        return undefined;
    }
  };

  return (
    <form {...form} onSubmit={submit} noValidate className="flex flex-col gap-6">
      {options.map((option) => (
        <OptionPicker
          key={option.name}
          option={option}
          onChoose={(choice) => choose(option.name, choice)}
          problem={findProblem(option.name)}
          texts={texts}
        />
      ))}
      {modifiers.map(({ name, choices, isRequired, selected }) => {
        const cards = choices.map(({ name: value, color, addedPrice }) => ({
          value,
          color,
          title: value,
          end: addedPrice && ` +${format.formatShort(addedPrice, selection.price?.currency)}`,
        }));
        return (
          <RadioCards
            key={name}
            label={isRequired ? name : texts.optional(name)}
            name={getSelectionFieldName('modifiers', name)}
            value={isRequired && !selected ? null : selected}
            cards={isRequired ? cards : [{ value: '', title: texts.none }, ...cards]}
            onChange={(choice) => chooseModifier(name, choice)}
            isRequired={isRequired}
            error={findProblem(name)}
          />
        );
      })}
      {textFields.map((field) => {
        const { title, text, maxLength = 0, isRequired } = field;
        const textFormat = findTextFormat?.(field);
        const { error, ...attributes } = textFormat ?? {};
        const limits = maxLength && { maxLength, help: texts.lettersLeft(maxLength - text.length, maxLength) };
        return (
          <Field
            key={title}
            name={getSelectionFieldName('customTextFields', title)}
            label={isRequired ? title : texts.optional(title)}
            isRequired={isRequired}
            rows={!textFormat && maxLength > 60 ? 2 : undefined}
            value={text}
            onChange={(next) => setText(title, next)}
            {...(attributes.type ? attributes : limits)}
            error={(wasRefused && error) || findProblem(title)}
          />
        );
      })}
      <SubscriptionPicker {...props} />
      <div aria-live="polite" className="min-h-6">
        {stock && (isChosen || stock.availability !== 'IN_STOCK') && (
          <p
            data-stock={isLow ? 'FEW' : stock.availability}
            className="flex items-start gap-2.5 text-sm font-medium text-red-700 data-[stock=FEW]:text-amber-700 data-[stock=PREORDER]:text-neutral-900 data-[stock^=IN]:text-green-700"
          >
            <span aria-hidden className="mt-2 size-2 shrink-0 rounded-full bg-current" />
            {texts.stock[isLow ? 'FEW' : stock.availability](stock)}
          </p>
        )}
      </div>
      {children}
    </form>
  );
}

/** Choice between buying once and the subscriptions of a product, with their prices. */
function SubscriptionPicker({ purchase, texts, format, describeSchedule }: Omit<BuyFormProps, 'onAdd'>) {
  const { subscriptions, subscription, setSubscription, selection } = purchase;
  if (!subscriptions?.items.length) return null;
  const { price } = selection;
  const write = (amount: string) => format.formatShort(amount, price?.currency);
  const describeDiscount = ({ description, discount }: CatalogSubscription) => {
    if (!discount) return description;
    const percent = { style: 'percent', maximumFractionDigits: 1 } as const;
    const isPart = 'percent' in discount;
    return texts.off(isPart ? (discount.percent / 100).toLocaleString(format.locale, percent) : write(discount.amount));
  };
  const cards = subscriptions.items.map((one) => ({
    value: one.id,
    title: one.title,
    detail: [describeSchedule?.(one), describeDiscount(one)].filter(Boolean).join(', '),
    // Until all options are chosen, the price is not known.
    end: price && !price.isFrom && write(getSubscriptionPrice(price, one).amount),
  }));
  const once = { value: '', title: texts.once, end: price && !price.isFrom && write(price.amount) };
  return (
    <RadioCards
      label={texts.howOften}
      name="subscriptionOptionId"
      value={subscription}
      cards={subscriptions.allowsOneTimePurchase ? [once, ...cards] : cards}
      onChange={setSubscription}
    />
  );
}

const focusFirstProblem = (form: HTMLFormElement): void =>
  form.querySelector<HTMLElement>('[aria-invalid=true]:not([role]), [role][aria-invalid=true] input')?.focus();
