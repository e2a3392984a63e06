'use client';

import { formatMoney } from '@cartwright/core/money';
import { Image } from '@cartwright/react/components';
import { useCartMutation } from '@cartwright/react/ecom';
import { useProductSelection, useStock, useSubscriptions, type Product } from '@cartwright/react/stores';
import type { CatalogSubscriptions } from '@cartwright/stores/catalog';
import { getSelectionFieldName } from '@cartwright/stores/selection';
import { useState, type ReactNode } from 'react';
import { NotifyMe } from '../../notify-me';
import { sendTo, type FormAction } from './form-action';
import { Price } from './price';
import { Problem } from './problem';
import { Link, locale, paths } from './settings';

const size = { width: 720, height: 900, sizes: '(min-width: 60rem) 34rem, 92vw' };

/** Why a choice is unavailable with the selected choices of the other options, for screen readers. */
const obstacles = { IN_STOCK: '', PREORDER: '', OUT_OF_STOCK: ', sold out', NOT_OFFERED: ', not in this combination' };

/** Quantities that are shown when there are fewer left. */
const FEW = 10;

interface ProductFormProps {
  readonly product: Product;
  /** Receives the selection, as `readSelection` reads it, and the `quantity`, if scripts are not loaded. */
  readonly action?: FormAction;
  /** Problem that prevented the addition by `action`. */
  readonly problem?: string | undefined;
  /** Content below the form, such as the description. */
  readonly children?: ReactNode;
}

/** A product with its images, and the form that adds it to the cart: options, modifiers, texts, subscription, quantity. */
export function ProductForm({ product: given, action, problem, children }: ProductFormProps) {
  const [product = given] = useStock([given]).data.items;
  const { data: subscriptions } = useSubscriptions(product.id);
  const [chosenSubscription, setSubscription] = useState<string>();
  const required = subscriptions?.allowsOneTimePurchase === false ? subscriptions.items[0]?.id : undefined;
  const subscription = chosenSubscription ?? required ?? '';
  const selection = useProductSelection(product, { subscriptionOptionId: subscription });
  const { options, modifiers, textFields, price, stock, image, isAvailable, maxQuantity, shownProblems } = selection;
  const { mutate, isPending, isSuccess, error } = useCartMutation('addItems');
  const images = [image?.url, ...product.media.map((item) => item.image)];
  const currency = price?.currency;
  const isPreorder = stock?.availability === 'PREORDER';
  return (
    <div className="grid gap-8 lg:grid-cols-[1.1fr_1fr] lg:gap-16">
      <div className="grid grid-cols-3 content-start gap-3">
        {[...new Set(images)].map((reference, index) => (
          <Image
            key={reference}
            reference={reference}
            alt={index === 0 ? product.name : ''}
            priority={index === 0}
            {...size}
            className="h-auto w-full rounded-xl bg-neutral-100 object-cover first:col-span-full"
          />
        ))}
      </div>
      <form
        {...sendTo(action)}
        className="grid content-start gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          const lineItem = selection.check();
          if (lineItem) mutate(lineItem);
        }}
      >
        <h1 className="text-4xl font-semibold tracking-tight">{product.name}</h1>
        <Price price={price} />
        {options.map(({ name, choices }) => (
          <fieldset key={name} className="flex flex-wrap gap-2">
            <legend className="mb-1.5 cursor-default font-medium">{name}</legend>
            {choices.map((choice) => {
              const obstacle = obstacles[choice.availability];
              return (
                <label
                  key={choice.name}
                  className="relative cursor-pointer rounded-lg border border-neutral-400 px-4 py-2 has-checked:border-neutral-900 has-checked:ring-1 has-checked:ring-neutral-900 has-focus-visible:outline-2 data-unavailable:text-neutral-500 data-unavailable:line-through"
                  data-unavailable={obstacle ? true : undefined}
                >
                  <input
                    type="radio"
                    name={getSelectionFieldName('choices', name)}
                    value={choice.name}
                    aria-label={choice.name + obstacle}
                    checked={choice.isSelected}
                    onChange={() => selection.choose(name, choice.name)}
                    className="absolute inset-0 cursor-pointer opacity-0"
                  />
                  {choice.name}
                </label>
              );
            })}
          </fieldset>
        ))}
        {modifiers.map(({ name, choices, isRequired, selected }) => (
          <label key={name} className="grid gap-1.5">
            {name}
            <select
              name={getSelectionFieldName('modifiers', name)}
              value={selected}
              onChange={({ target }) => selection.chooseModifier(name, target.value)}
              className="min-h-11 w-full max-w-80 rounded-lg border border-neutral-400 bg-white px-3 py-2"
            >
              <option value="">{isRequired ? 'Choose' : 'None'}</option>
              {choices.map((choice) => (
                <option key={choice.key} value={choice.name}>
                  {choice.name}
                  {choice.addedPrice && currency && ` (+${formatMoney(choice.addedPrice, { locale, currency })})`}
                </option>
              ))}
            </select>
          </label>
        ))}
        {textFields.map(({ title, text, maxLength }) => (
          <label key={title} className="grid gap-1.5">
            {title}
            <input
              name={getSelectionFieldName('customTextFields', title)}
              value={text}
              maxLength={maxLength}
              onChange={({ target }) => selection.setText(title, target.value)}
              className="min-h-11 w-full max-w-80 rounded-lg border border-neutral-400 bg-white px-3 py-2"
            />
          </label>
        ))}
        {subscriptions && subscriptions.items.length > 0 && (
          <Subscriptions of={subscriptions} chosen={subscription} onChoose={setSubscription} />
        )}
        <label className="grid gap-1.5">
          Quantity
          <input
            type="number"
            name="quantity"
            min={1}
            max={maxQuantity}
            value={selection.quantity}
            onChange={({ target }) => target.valueAsNumber >= 1 && selection.setQuantity(target.valueAsNumber)}
            className="min-h-11 w-full max-w-80 rounded-lg border border-neutral-400 bg-white px-3 py-2"
          />
        </label>
        <small className="text-sm text-neutral-600">
          {isPreorder && (stock.preorderMessage ?? 'Available for pre-order')}
          {!isPreorder && isAvailable && maxQuantity !== undefined && maxQuantity < FEW && `Only ${maxQuantity} left`}
        </small>
        {shownProblems.map((shown) => (
          <Problem key={JSON.stringify(shown)} of={shown} />
        ))}
        <button
          disabled={!isAvailable || isPending}
          className="inline-block cursor-pointer rounded-lg bg-neutral-900 px-6 py-2.5 text-center font-semibold text-white hover:bg-neutral-700 disabled:cursor-default disabled:opacity-50"
        >
          {isAvailable ? 'Add to cart' : 'Sold out'}
        </button>
        <Problem of={error}>{problem}</Problem>
        <p role="status">{isSuccess && <Link href={paths.cart}>Added: go to the cart</Link>}</p>
        {children}
      </form>
      {selection.variant && stock?.availability === 'OUT_OF_STOCK' && (
        <NotifyMe key={selection.variant.id} product={product} selection={selection} />
      )}
    </div>
  );
}

interface SubscriptionsProps {
  readonly of: CatalogSubscriptions;
  /** ID of the chosen subscription. Empty to buy once. */
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

/** Choice between buying once and the subscriptions of a product. */
function Subscriptions({ of: { allowsOneTimePurchase, items }, chosen, onChoose }: SubscriptionsProps) {
  const once = { id: '', title: 'Buy once', description: '' };
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="mb-1.5 cursor-default font-medium">Purchase</legend>
      {(allowsOneTimePurchase ? [once, ...items] : items).map(({ id, title, description }) => (
        <label
          key={id}
          className="relative cursor-pointer rounded-lg border border-neutral-400 px-4 py-2 has-checked:border-neutral-900 has-checked:ring-1 has-checked:ring-neutral-900 has-focus-visible:outline-2 data-unavailable:text-neutral-500 data-unavailable:line-through"
        >
          <input
            type="radio"
            name="subscriptionOptionId"
            value={id}
            checked={id === chosen}
            onChange={() => onChoose(id)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {title} <small>{description}</small>
        </label>
      ))}
    </fieldset>
  );
}
