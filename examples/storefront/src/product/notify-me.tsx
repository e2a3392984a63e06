import type { ProductSelection } from '@cartwright/react/stores';
import { getSelectionFieldName } from '@cartwright/stores/selection';
import { useFocusOnError } from '../lib/use-focus-on-error.js';
import { usePage } from '../lib/navigation/page.js';
import { usePath } from '../lib/navigation/use-path.js';
import { useTexts } from '../lib/language/use-texts.js';
import { Button } from '../ui/button.js';
import { Field } from '../../../components/src/field.js';
import { Notice } from '../ui/notice.js';
import type { BackInStockAttempt } from './request-back-in-stock.server.js';

interface NotifyMeProps extends Pick<ProductSelection, 'choices'> {
  /** Result of the request that the page responds to. */
  attempt: BackInStockAttempt | undefined;
}

const id = 'back-in-stock';

/** Form that requests an email when a sold-out variant is back in stock. */
export function NotifyMe({ choices = {}, attempt }: NotifyMeProps) {
  const { backInStock } = useTexts('product');
  const form = useFocusOnError(attempt?.errors);
  const { pathname, search } = usePage();
  // The response is the page again, at the form.
  const action = `${usePath(pathname)}${search}#${id}`;
  if (attempt && !attempt.errors) {
    return (
      <div id={id}>
        <Notice tone="good">{backInStock.done}</Notice>
      </div>
    );
  }
  return (
    <form
      ref={form}
      method="post"
      noValidate
      id={id}
      action={action}
      aria-label={backInStock.title}
      className="rounded-2xl bg-tint p-5"
    >
      {Object.entries(choices).map(([option, choice]) => (
        <input key={option} type="hidden" name={getSelectionFieldName('choices', option)} value={choice} />
      ))}
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 grow">
          <Field
            label={backInStock.label}
            name="email"
            type="email"
            autoComplete="email"
            defaultValue={attempt?.email}
            error={attempt?.errors?.email}
          />
        </div>
        <Button type="submit" kind="secondary" className={attempt ? 'mb-7' : ''}>
          {backInStock.action}
        </Button>
      </div>
    </form>
  );
}
