import type { Order } from '@cartwright/ecom/orders';

/** What happens with an order from here on. */
export function WhatNext({ order }: { order: Order }) {
  const isPaid = order.paymentStatus === 'PAID';
  const ships = Boolean(order.shippingInfo?.title);
  const steps = [
    isPaid ? 'Your payment went through.' : 'Your payment is still open: the confirmation tells how to make it.',
    ships ? 'We pack it with care, usually within a day.' : 'What you bought to download is in the confirmation.',
    ...(ships ? ['You get a mail with the tracking number the moment it leaves us.'] : []),
  ];
  return (
    <section aria-labelledby="next">
      <h2 id="next" className="mb-4 text-xl">
        What happens next
      </h2>
      <ol className="flex flex-col gap-3">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-4">
            <span
              aria-hidden
              className="grid size-7 shrink-0 place-items-center rounded-full bg-butter text-sm font-bold on-block"
            >
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </section>
  );
}
