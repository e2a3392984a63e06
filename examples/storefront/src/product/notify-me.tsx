import type { ProductSelection } from '@cartwright/react/stores';
import { Form, useActionData } from 'react-router';
import { getSelectionFieldName } from '@cartwright/stores/selection';
import { useFocusOnError, useIsSending } from '../lib/account/attempt.js';
import { useTexts } from '../lib/language/use-texts.js';
import { Button } from '../ui/button.js';
import { Field } from '../ui/field.js';
import { Notice } from '../ui/notice.js';
import type { BackInStockAttempt } from './request-back-in-stock.server.js';

/** Form that requests an email when a sold-out variant is back in stock. */
export function NotifyMe({ choices = {} }: Pick<ProductSelection, 'choices'>) {
  const attempt = useActionData<BackInStockAttempt>();
  const { backInStock } = useTexts('product');
  const form = useFocusOnError(attempt?.errors);
  const isSending = useIsSending();
  if (attempt && !attempt.errors) return <Notice tone="good">{backInStock.done}</Notice>;
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      preventScrollReset
      aria-label={backInStock.title}
      className="rounded-2xl bg-tint p-5"
    >
      {Object.entries(choices).map(([option, choice]) => (
        <input key={option} type="hidden" name={getSelectionFieldName('choices', option)} value={choice} />
      ))}
      <div className="flex flex-wrap items-end gap-3">
        <Field
          className="min-w-0 grow"
          label={backInStock.label}
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={attempt?.email}
          error={attempt?.errors?.email}
        />
        <Button type="submit" kind="secondary" isPending={isSending} className={attempt ? 'mb-7' : ''}>
          {backInStock.action}
        </Button>
      </div>
    </Form>
  );
}
