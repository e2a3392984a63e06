import type { Order } from '@cartwright/ecom/orders';
import { useReorder } from '@cartwright/react/ecom';
import type { FormEvent } from 'react';
import { Form } from 'react-router';
import { describeError } from '../lib/describe-error.js';
import { useCartDrawer } from '../lib/cart/cart-drawer-state.js';
import { useTexts } from '../lib/language/use-texts.js';
import { listMissingItems } from '../lib/orders/list-missing-items.js';
import { Button } from '../ui/button.js';
import { Notice } from '../ui/notice.js';

/** Button that adds the items of an order to the bag again. Lists those that are not available. */
export function OrderAgain({ order }: { order: Order }) {
  const { open } = useCartDrawer();
  const errors = useTexts('errors');
  const texts = useTexts('order');
  const {
    mutate: reorder,
    isPending,
    data,
    error,
  } = useReorder({
    // With all items in the bag there is nothing to read here.
    mutation: { onSuccess: (response) => void (listMissingItems(order, response, texts) ?? open()) },
  });
  const missing = data && listMissingItems(order, data, texts);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    reorder(order);
  };
  return (
    // Without JavaScript, the bag's page handles the form.
    <Form method="post" action="/bag" onSubmit={submit} className="grid gap-4 print:hidden">
      <input type="hidden" name="intent" value="again" />
      <input type="hidden" name="order" value={order._id ?? ''} />
      <Button type="submit" kind="secondary" className="justify-self-start" isPending={isPending}>
        {texts.again.action}
      </Button>
      {error && <Notice tone="bad">{describeError(error, errors)}</Notice>}
      {missing && (
        <Notice>
          <p>{missing.heading}</p>
          <ul className="mt-2 list-disc pl-5">
            {missing.items.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Notice>
      )}
    </Form>
  );
}
