import { useBackInStockRequest } from '@cartwright/react/ecom';
import type { Product, ProductSelection } from '@cartwright/react/stores';
import { toCatalogReference } from '@cartwright/stores/selection';
import { type FormEvent, useState } from 'react';
import { describeError } from '../app/describe-error.js';
import { isEmail } from '../checkout/checkout-values.js';
import { useTexts } from '../language/use-texts.js';
import { Button } from '../ui/button.js';
import { Field } from '../ui/field.js';
import { Notice } from '../ui/notice.js';

interface NotifyMeProps {
  product: Product;
  choices: ProductSelection['choices'];
}

/** Form that requests an email when a sold-out variant is back in stock. */
export function NotifyMe({ product, choices }: NotifyMeProps) {
  const { request, isPending, isSuccess, error } = useBackInStockRequest();
  const { backInStock } = useTexts('product');
  const errors = useTexts('errors');
  const [email, setEmail] = useState('');
  const [isWrong, setIsWrong] = useState(false);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const address = email.trim();
    setIsWrong(!isEmail(address));
    if (!isEmail(address)) return;
    request({
      email: address,
      catalogReference: toCatalogReference(withoutModifiers(product), { choices }),
      name: product.name,
      price: product.priceRange?.min ?? 0,
      image: product.media[0]?.image,
      itemUrl: window.location.href,
    });
  };

  if (isSuccess) return <Notice tone="good">{backInStock.done}</Notice>;
  return (
    <form onSubmit={submit} noValidate aria-label={backInStock.title} className="grid gap-3 rounded-2xl bg-tint p-5">
      <div className="flex flex-wrap items-end gap-3">
        <Field
          className="min-w-0 grow"
          label={backInStock.label}
          name="email"
          type="email"
          autoComplete="email"
          value={email}
          onChange={setEmail}
          error={isWrong && backInStock.emailWrong}
        />
        <Button type="submit" kind="secondary" isPending={isPending} className={isWrong ? 'mb-7' : ''}>
          {backInStock.action}
        </Button>
      </div>
      {error && <Notice tone="bad">{describeError(error, errors)}</Notice>}
    </form>
  );
}

/** A stock is that of a variant: texts and other modifiers need not be filled in to wait for it. */
const withoutModifiers = (product: Product): Product => ({ ...product, modifiers: [] });
