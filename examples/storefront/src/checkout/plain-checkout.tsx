import { Form } from 'react-router';
import { useTexts } from '../lib/language/use-texts.js';
import { Button } from '../ui/button.js';
import { buttonStyle } from '../ui/button-style.js';
import { Link } from '../ui/link.js';

/** The way to the platform's checkout page, for browsers without JavaScript. */
export function PlainCheckout() {
  const { action, bag, text } = useTexts('plainCheckout');
  return (
    <div className="hidden max-w-prose gap-6 noscript:grid">
      <p>{text}</p>
      {/* The bag's page handles the form. */}
      <Form method="post" action="/bag" className="flex flex-wrap gap-3">
        <input type="hidden" name="intent" value="checkout" />
        <Button type="submit">{action}</Button>
        <Link to="/bag" className={buttonStyle('secondary')}>
          {bag}
        </Link>
      </Form>
    </div>
  );
}
