import type { Choices } from '@cartwright/react/stores';
import type { Product } from '@cartwright/stores/products';
import {
  validateSelection,
  getStock,
  IncompleteSelectionError,
  listOptions,
  type SelectionStock,
  toLineItem,
} from '@cartwright/stores/selection';
import { type FormEvent, useState } from 'react';
import { useAddToCart } from '../cart/use-add-to-cart.js';
import { Button } from '../ui/button.js';
import { Notice } from '../ui/notice.js';
import { QuantityStepper } from '../ui/quantity-stepper.js';
import { CustomTextFields, type Texts } from './custom-text-fields.js';
import { OptionPicker } from './option-picker.js';
import { StockLine } from './stock-line.js';
import { findWrongEmails } from './wrong-emails.js';

interface BuyFormProps {
  product: Product;
  choices: Choices;
  onChoose: (optionName: string, choice: string) => void;
}

/** Maximum quantity of products without inventory tracking. */
const plenty = 99;

/** Form to buy a product: choices, custom texts, quantity, and what is still missing. */
export function BuyForm({ product, choices, onChoose }: BuyFormProps) {
  const [customTextFields, setTexts] = useState<Texts>({});
  const [wanted, setWanted] = useState(1);
  const [wasRefused, setWasRefused] = useState(false);
  const { add, isAdding, problem } = useAddToCart();

  const selection = { choices, customTextFields };
  const problems = wasRefused ? validateSelection(product, selection) : [];
  const wrongEmails = findWrongEmails(product, customTextFields);
  const stock = getStock(product, selection);
  const most = stock.quantity ?? plenty;
  const quantity = Math.min(wanted, Math.max(1, most));
  const canBuy = stock.availability === 'IN_STOCK' || stock.availability === 'PREORDER';
  const isOpen = (option: string) =>
    problems.some((found) => found.reason === 'option_missing' && found.field === option);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const refuse = () => {
      setWasRefused(true);
      requestAnimationFrame(() => focusFirstProblem(form));
    };
    try {
      const item = toLineItem(product, selection, quantity);
      if (wrongEmails.length > 0) return refuse();
      setWasRefused(false);
      void add(item, product.name ?? '', { staysHere: true });
    } catch (error) {
      if (!(error instanceof IncompleteSelectionError)) throw error;
      refuse();
    }
  };

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-6">
      {listOptions(product, selection).map((option) => (
        <OptionPicker
          key={option.name}
          option={option}
          onChoose={(choice) => onChoose(option.name, choice)}
          problem={isOpen(option.name) ? `Please choose: ${option.name.toLowerCase()}.` : undefined}
        />
      ))}
      <CustomTextFields
        product={product}
        texts={customTextFields}
        problems={problems}
        wrongEmails={wasRefused ? wrongEmails : []}
        onChange={(title, text) => setTexts((before) => ({ ...before, [title]: text }))}
      />
      <div aria-live="polite">
        <StockLine stock={stock} />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <QuantityStepper
          label={`Quantity of ${product.name ?? 'this product'}`}
          value={quantity}
          max={most}
          onChange={setWanted}
          isDisabled={!canBuy}
        />
        <Button type="submit" className="grow" isDisabled={!canBuy} isPending={isAdding}>
          {buttonWords(stock)}
        </Button>
      </div>
      {problem && <Notice tone="bad">{problem}</Notice>}
    </form>
  );
}

const buttonWords = ({ availability }: SelectionStock): string =>
  ({ IN_STOCK: 'Add to bag', PREORDER: 'Pre-order', OUT_OF_STOCK: 'Sold out', NOT_OFFERED: 'Not available' })[
    availability
  ];

const focusFirstProblem = (form: HTMLFormElement): void =>
  form
    .querySelector<HTMLElement>(
      '[role=radiogroup][data-invalid] input, input[aria-invalid=true], textarea[aria-invalid=true]',
    )
    ?.focus();
