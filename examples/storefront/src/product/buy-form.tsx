import type { Product } from '@cartwright/stores/products';
import { type FormEvent, useState } from 'react';
import { useAddToCart } from '../cart/use-add-to-cart.js';
import { Button } from '../ui/button.js';
import { Notice } from '../ui/notice.js';
import { QuantityStepper } from '../ui/quantity-stepper.js';
import { CustomTextFields } from './custom-text-fields.js';
import { type CustomTexts, customTextProblems, customTextsOf } from './custom-texts.js';
import { lineItem } from './line-item.js';
import { OptionPicker } from './option-picker.js';
import { optionsOf } from './options.js';
import { type Selection, choiceStates, missingOptions, selectedVariant, selectionStock } from './selection.js';
import { purchasableQuantity } from './stock.js';
import { StockLine } from './stock-line.js';

interface BuyFormProps {
  product: Product;
  selection: Selection;
  onChoose: (optionName: string, key: string) => void;
}

/** Everything between a shopper and the bag: choices, texts, quantity, and what is still missing. */
export function BuyForm({ product, selection, onChoose }: BuyFormProps) {
  const [texts, setTexts] = useState<CustomTexts>({});
  const [wanted, setWanted] = useState(1);
  const [wasTried, setWasTried] = useState(false);
  const { add, isAdding, problem } = useAddToCart();

  const missing = missingOptions(product, selection);
  const variant = selectedVariant(product, selection);
  const isComplete = missing.length === 0;
  const isMade = !isComplete || variant !== undefined;
  const stock = selectionStock(product, selection);
  const most = purchasableQuantity(product, variant);
  const quantity = Math.min(wanted, Math.max(1, most));
  const textProblems = customTextProblems(product, texts);
  const canBuy = isMade && stock.kind !== 'out';

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setWasTried(true);
    const form = event.currentTarget;
    const item = lineItem(product, selection, texts, quantity);
    if (missing.length > 0 || Object.keys(textProblems).length > 0 || !item) {
      requestAnimationFrame(() => focusFirstProblem(form));
      return;
    }
    setWasTried(false);
    void add(item, product.name ?? '', { staysHere: true });
  };

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-6">
      {optionsOf(product).map(({ name }) => (
        <OptionPicker
          key={name}
          name={name}
          choices={choiceStates(product, name, selection)}
          onChoose={(key) => onChoose(name, key)}
          problem={wasTried && missing.includes(name) ? `Please choose: ${name.toLowerCase()}.` : undefined}
        />
      ))}
      <CustomTextFields
        fields={customTextsOf(product)}
        texts={texts}
        problems={wasTried ? textProblems : {}}
        onChange={(title, text) => setTexts((before) => ({ ...before, [title]: text }))}
      />
      <div aria-live="polite">
        {isMade ? (
          <StockLine stock={stock} />
        ) : (
          <p className="text-sm font-medium text-bad">Not made in this combination</p>
        )}
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
          {buttonWords(canBuy, isMade, stock.kind === 'preorder')}
        </Button>
      </div>
      {problem && <Notice tone="bad">{problem}</Notice>}
    </form>
  );
}

const buttonWords = (canBuy: boolean, isMade: boolean, isPreorder: boolean): string => {
  if (!canBuy) return isMade ? 'Sold out' : 'Not available';
  return isPreorder ? 'Pre-order' : 'Add to bag';
};

const focusFirstProblem = (form: HTMLFormElement): void =>
  form
    .querySelector<HTMLElement>(
      '[role=radiogroup][data-invalid] input, input[aria-invalid=true], textarea[aria-invalid=true]',
    )
    ?.focus();
