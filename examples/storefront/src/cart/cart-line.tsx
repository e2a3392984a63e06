import { lineItemName, useCart } from '@cartwright/react/ecom';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAnnounce } from '../ui/announcer.js';
import { Button } from '../ui/button.js';
import { ProductImage } from '../ui/product-image.js';
import { QuantityStepper } from '../ui/quantity-stepper.js';
import { useCartDrawer } from './cart-drawer-state.js';
import { cartProblem } from './cart-problem.js';
import { LineAvailability, isShort, isUnavailable, mostOf } from './line-availability.js';
import { LineChoices } from './line-choices.js';
import { LineDeposit } from './line-deposit.js';
import { type Line, linePage } from './line-details.js';
import { LinePrice } from './line-price.js';
import { type Estimate, objections } from './use-estimate.js';

/** One line item of the bag, with its errors and validation messages. */
export function CartLine({ line, estimate }: { line: Line; estimate: Estimate }) {
  const { updateQuantity, removeItem, pendingLineItemIds } = useCart();
  const { close } = useCartDrawer();
  const announce = useAnnounce();
  const [problem, setProblem] = useState<string>();
  const id = line._id ?? '';
  const name = lineItemName(line);
  const isPending = pendingLineItemIds.has(id);

  const change = async (action: Promise<unknown>, said: string) => {
    setProblem(undefined);
    try {
      await action;
      announce(said);
    } catch (error) {
      setProblem(cartProblem(error));
    }
  };

  const take = (quantity: number) => void change(updateQuantity(id, quantity), `${name}: ${quantity} in your bag.`);

  return (
    <li className="flex gap-4 py-5" aria-busy={isPending}>
      <ProductImage reference={line.image} alt="" width={88} height={110} className="h-27.5 w-22 shrink-0 rounded-xl" />
      <div className="flex min-w-0 grow flex-col gap-1">
        <div className="flex items-start justify-between gap-3">
          <div>
            <h3 className="leading-snug font-semibold tracking-tight">
              <Link to={linePage(line) ?? '#'} onClick={close} className="underline-offset-4 hover:underline">
                {name}
              </Link>
            </h3>
            <LineChoices line={line} />
          </div>
          <LinePrice line={line} isPending={isPending} />
        </div>
        <LineDeposit line={line} />
        <LineAvailability line={line} />
        {objections(estimate, id).map(({ description }) => (
          <p key={description} className="text-sm font-medium text-bad">
            {description}
          </p>
        ))}
        <div className="mt-auto flex items-center justify-between pt-2">
          <QuantityStepper
            label={`Quantity of ${name}`}
            size="small"
            value={line.quantity ?? 1}
            max={isShort(line) ? (line.quantity ?? 1) : mostOf(line)}
            isDisabled={isUnavailable(line)}
            onChange={take}
          />
          {isShort(line) && (
            <Button kind="secondary" size="small" onPress={() => take(mostOf(line))}>
              Take {mostOf(line)}
            </Button>
          )}
          <Button
            kind="quiet"
            size="small"
            aria-label={`Remove ${name}`}
            className="-mr-4"
            onPress={() => void change(removeItem(id), `${name} is no longer in your bag.`)}
          >
            Remove
          </Button>
        </div>
        {problem && (
          <p role="alert" className="mt-1 text-sm font-medium text-bad">
            {problem}
          </p>
        )}
      </div>
    </li>
  );
}
