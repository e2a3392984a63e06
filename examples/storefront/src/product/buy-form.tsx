import type { Product, ProductSelection } from '@cartwright/react/stores';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useAddToCart } from '../lib/cart/use-add-to-cart.js';
import { useTexts } from '../lib/language/use-texts.js';
import { usePath } from '../lib/navigation/use-path.js';
import { Button } from '../ui/button.js';
import { Notice } from '../ui/notice.js';
import { QuantityStepper } from '../ui/quantity-stepper.js';
import { CustomTextFields } from './custom-text-fields.js';
import { ModifierPicker } from './modifier-picker.js';
import { OptionPicker } from './option-picker.js';
import { StockLine } from './stock-line.js';
import { today } from './use-today.js';
import { findWrongTexts } from '../lib/wrong-texts.js';

interface BuyFormProps {
  product: Product;
  selection: ProductSelection;
  /** Choice between one purchase and the subscriptions. */
  planPicker: ReactNode;
}

/** Attributes for agents: see `lib/agent-forms.ts`. */
const formTool = {
  toolname: 'fill_in_product_form',
  tooldescription: 'Chooses options and quantity. The shopper adds the product to the bag.',
};

/** Maximum quantity of products without inventory tracking. */
const unlimitedMaximum = 99;

/** Form to buy a product: choices, custom texts, quantity, and what is still missing. */
export function BuyForm({ product, selection, planPicker }: BuyFormProps) {
  const { options, choose, modifiers, chooseModifier, textFields, setText } = selection;
  const { stock, quantity, setQuantity, maxQuantity, isAvailable } = selection;
  const texts = useTexts('product');
  const [wasRefused, setWasRefused] = useState(false);
  const { add, isAdding, problem } = useAddToCart();
  const problems = selection.shownProblems;
  // Until then it is known of some combinations only.
  const isChosen = options.every(({ choices }) => choices.some(({ isSelected }) => isSelected));
  const missing = (name: string) =>
    problems.some((found) => found.reason === 'option_missing' && found.field === name)
      ? texts.chooseOption(name)
      : undefined;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const item = selection.check();
    const isRefused = !item || Object.keys(findWrongTexts(textFields, today())).length > 0;
    setWasRefused(isRefused);
    if (isRefused) requestAnimationFrame(() => focusFirstProblem(form));
    else void add(item, product.name, { staysHere: true });
  };

  return (
    // Without JavaScript, the bag's page handles the form.
    <form
      method="post"
      action={usePath('/bag')}
      onSubmit={submit}
      noValidate
      {...formTool}
      className="flex flex-col gap-6"
    >
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="product" value={product.slug} />
      {options.map((option) => (
        <OptionPicker
          key={option.name}
          option={option}
          onChoose={(choice) => choose(option.name, choice)}
          problem={missing(option.name)}
        />
      ))}
      {modifiers.map((modifier) => (
        <ModifierPicker
          key={modifier.name}
          modifier={modifier}
          currency={selection.price?.currency}
          onChoose={(choice) => chooseModifier(modifier.name, choice)}
          problem={missing(modifier.name)}
        />
      ))}
      <CustomTextFields
        textFields={textFields}
        setText={setText}
        problems={problems}
        wrongTexts={wasRefused ? findWrongTexts(textFields, today()) : {}}
      />
      {planPicker}
      <div aria-live="polite" className="min-h-6">
        {stock && (isChosen || stock.availability !== 'IN_STOCK') && <StockLine stock={stock} />}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <QuantityStepper
          label={texts.quantityOf(product.name)}
          name="quantity"
          value={quantity}
          max={maxQuantity ?? unlimitedMaximum}
          onChange={setQuantity}
          isDisabled={!isAvailable}
        />
        <Button type="submit" className="grow" isDisabled={!isAvailable} isPending={isAdding}>
          {stock && texts.buttons[stock.availability]}
        </Button>
      </div>
      {problem && <Notice tone="bad">{problem}</Notice>}
    </form>
  );
}

const focusFirstProblem = (form: HTMLFormElement): void =>
  form
    .querySelector<HTMLElement>(
      '[role=radiogroup][aria-invalid=true] input, input[aria-invalid=true], textarea[aria-invalid=true]',
    )
    ?.focus();
