import type { Order } from '@cartwright/ecom/orders';
import { useLocale } from '../lib/navigation/use-locale.js';
import { useTexts } from '../lib/language/use-texts.js';
import { nextSteps } from './order-news.js';

/** Next steps of an order. */
export function WhatNext({ order }: { order: Order }) {
  const texts = useTexts('order');
  const locale = useLocale();
  const steps = nextSteps(order, { texts, locale });
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="next">
      <h2 id="next" className="mb-4 text-xl">
        {texts.next}
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
