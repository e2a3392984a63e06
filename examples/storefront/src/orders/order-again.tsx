import type { Order } from '@cartwright/ecom/orders';
import { lineItemName, useReorder } from '@cartwright/react/ecom';
import { describeError } from '../lib/describe-error.js';
import { useCartDrawer } from '../lib/cart/cart-drawer-state.js';
import { useTexts } from '../lib/language/use-texts.js';
import { Button } from '../ui/button.js';
import { Notice } from '../ui/notice.js';

/** Button that adds the items of an order to the bag again. Lists those that are not available. */
export function OrderAgain({ order }: { order: Order }) {
  const { open } = useCartDrawer();
  const errors = useTexts('errors');
  const { again } = useTexts('order');
  const { reorder, isPending, data, error } = useReorder({
    // With all items in the bag there is nothing to read here.
    mutation: {
      onSuccess: ({ shortfalls, notInCatalog }) => {
        if (shortfalls.length + notInCatalog.length === 0) open();
      },
    },
  });
  const getName = (id: string) =>
    order.lineItems?.flatMap((line) => (line.catalogReference?.catalogItemId === id ? [lineItemName(line)] : []))[0];
  const missing = [
    ...(data?.notInCatalog ?? []).map((line) => again.noLongerSold(lineItemName(line))),
    ...(data?.shortfalls ?? []).map(({ catalogItemId, addedQuantity, requestedQuantity }) =>
      addedQuantity > 0
        ? again.partly(getName(catalogItemId), addedQuantity, requestedQuantity)
        : again.notAvailable(getName(catalogItemId)),
    ),
  ];
  const nothing =
    missing.length === order.lineItems?.length && !data?.shortfalls.some((item) => item.addedQuantity > 0);
  return (
    <div className="grid gap-4 print:hidden noscript:hidden">
      <Button kind="secondary" className="justify-self-start" isPending={isPending} onClick={() => reorder(order)}>
        {again.action}
      </Button>
      {error && <Notice tone="bad">{describeError(error, errors)}</Notice>}
      {missing.length > 0 && (
        <Notice>
          <p>{nothing ? again.nothing : again.rest}</p>
          <ul className="mt-2 list-disc pl-5">
            {missing.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
