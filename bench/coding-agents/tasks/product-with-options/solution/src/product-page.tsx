import { Image, Money } from '@cartwright/react/components';
import { useCartMutation } from '@cartwright/react/ecom';
import { describeError } from '@cartwright/react/errors';
import {
  choiceProps,
  optionProps,
  useProduct,
  useProductSelection,
  useStock,
  type Product,
} from '@cartwright/react/stores';

/** The page of a product. */
export function ProductPage({ slug }: { slug: string }) {
  const { data: product, error } = useProduct({ slug });
  if (product === null) return <h1>Product not found</h1>;
  if (!product) return error ? <p role="alert">{describeError(error)}</p> : <p>One moment …</p>;
  return <BuyForm key={product.id} product={product} />;
}

/** Options, texts, quantity, and the button that adds the selection to the cart. */
function BuyForm({ product: fetched }: { product: Product }) {
  const [product = fetched] = useStock([fetched]).data.items;
  const selection = useProductSelection(product);
  const { options, modifiers, textFields, price, image, quantity, maxQuantity, isAvailable, shownProblems } = selection;
  const { mutate, isPending, isSuccess, error } = useCartMutation('addItems');
  const add = () => {
    const lineItem = selection.check();
    if (lineItem) mutate(lineItem);
  };
  return (
    <form noValidate onSubmit={(event) => (event.preventDefault(), add())}>
      <h1>{product.name}</h1>
      <p>
        {price?.isFrom && 'from '}
        <Money amount={price?.amount} currency={price?.currency} locale="en-US" />
      </p>
      <Image reference={image?.url} alt={image?.altText ?? ''} width={400} height={500} />
      {options.map((option) => (
        <div key={option.name} {...optionProps(selection, option)}>
          {option.choices.map((choice) => (
            <button key={choice.name} {...choiceProps(selection, option, choice)}>
              {choice.name}
              {choice.availability === 'OUT_OF_STOCK' && ' (sold out)'}
            </button>
          ))}
        </div>
      ))}
      {modifiers.map(({ name, choices, selected }) => (
        <select
          key={name}
          aria-label={name}
          value={selected}
          onChange={({ target }) => selection.chooseModifier(name, target.value)}
        >
          <option value="">{name}</option>
          {choices.map((choice) => (
            <option key={choice.key}>{choice.name}</option>
          ))}
        </select>
      ))}
      {textFields.map(({ title, text, maxLength }) => (
        <label key={title}>
          {title}
          <input value={text} maxLength={maxLength} onChange={({ target }) => selection.setText(title, target.value)} />
        </label>
      ))}
      <label>
        Quantity
        <input
          type="number"
          min={1}
          max={maxQuantity}
          value={quantity}
          onChange={({ target }) => selection.setQuantity(target.valueAsNumber)}
        />
      </label>
      {shownProblems.map((problem) => (
        <p key={JSON.stringify(problem)} role="alert">
          {describeError(problem)}
        </p>
      ))}
      <button disabled={!isAvailable || isPending}>{isAvailable ? 'Add to cart' : 'Sold out'}</button>
      {isSuccess && <p role="status">Added.</p>}
      {error && <p role="alert">{describeError(error)}</p>}
    </form>
  );
}
