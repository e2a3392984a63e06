import { Image, RichText } from '@cartwright/react/components';
import { useCartMutation } from '@cartwright/react/ecom';
import { describeError } from '@cartwright/react/errors';
import { useProduct, useProductSelection, useStock, type Product } from '@cartwright/react/stores';
import { Link, useParams } from 'react-router';
import { Problem } from '../problem';
import { Price } from '../product-grid';

/** A product by its slug. */
export function ProductPage() {
  const { slug = '' } = useParams();
  const { data: product, error } = useProduct({ slug });
  if (product === null) return <h1>Product not found</h1>;
  return product ? <ProductForm key={product.id} product={product} /> : <Problem of={error} />;
}

function ProductForm({ product: fetched }: { product: Product }) {
  const [product] = useStock([fetched]).data.items;
  const selection = useProductSelection(product);
  const { options, modifiers, textFields, price, image, isAvailable, shownProblems, quantity } = selection;
  const { mutate, isPending, isSuccess, error } = useCartMutation('addItems');
  const add = () => {
    const lineItem = selection.check();
    if (lineItem) mutate(lineItem);
  };
  return (
    <div className="product">
      <div className="gallery">
        <Image reference={image?.url} alt={image?.altText ?? fetched.name} width={720} height={900} priority />
      </div>
      <form onSubmit={(event) => (event.preventDefault(), add())}>
        <h1>{fetched.name}</h1>
        <Price price={price} />
        {options.map((option) => (
          <fieldset key={option.name}>
            <legend>{option.name}</legend>
            {option.choices.map(({ name, isSelected, availability }) => (
              <label key={name} className="choice" data-sold-out={availability === 'OUT_OF_STOCK'}>
                <input
                  type="radio"
                  name={option.name}
                  checked={isSelected}
                  onChange={() => selection.choose(option.name, name)}
                />
                {name}
              </label>
            ))}
          </fieldset>
        ))}
        {modifiers.map(({ name, choices, selected }) => (
          <label key={name}>
            {name}
            <select value={selected} onChange={({ target }) => selection.chooseModifier(name, target.value)}>
              <option value="">Choose</option>
              {choices.map((choice) => (
                <option key={choice.key}>{choice.name}</option>
              ))}
            </select>
          </label>
        ))}
        {textFields.map(({ title, text, maxLength }) => (
          <label key={title}>
            {title}
            <input
              value={text}
              maxLength={maxLength}
              onChange={({ target }) => selection.setText(title, target.value)}
            />
          </label>
        ))}
        <label>
          Quantity
          <input
            type="number"
            min={1}
            value={quantity}
            onChange={({ target }) => target.valueAsNumber >= 1 && selection.setQuantity(target.valueAsNumber)}
          />
        </label>
        {shownProblems.map((problem) => (
          <p key={JSON.stringify(problem)} role="alert">
            {describeError(problem)}
          </p>
        ))}
        <button disabled={!isAvailable || isPending}>{isAvailable ? 'Add to cart' : 'Sold out'}</button>
        <Problem of={error} />
        <p role="status">{isSuccess && <Link to="/cart">Added: go to the cart</Link>}</p>
        <RichText html={fetched.description} />
      </form>
    </div>
  );
}
