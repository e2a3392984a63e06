import { lineItemDetails, lineItemName, useCart } from '@cartwright/react/ecom';
import { describeError } from '@cartwright/react/errors';

/** The lines of the cart, with their choices and texts. */
export function CartLines() {
  const { data: cart, error } = useCart();
  return (
    <section>
      <h2 id="cart">Your cart</h2>
      {error && <p role="alert">{describeError(error)}</p>}
      <ul aria-labelledby="cart">
        {cart?.lineItems?.map((line) => (
          <li key={line._id}>
            {line.quantityInfo?.requestedQuantity} × {lineItemName(line)}
            {lineItemDetails(line).map(({ name, value }) => `, ${name}: ${value}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
