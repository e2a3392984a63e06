import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { addLineItemsToCurrentCart } from '@cartwright/ecom/current-cart-v2';
import { createCatalog, withStock } from '@cartwright/stores/catalog';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPlatform, type Platform } from '../../testing/platform.js';
import '../../testing/render.js';
import {
  choiceProps,
  optionProps,
  parseChoices,
  serializeChoices,
  useProductSelection,
  type Choices,
  type Product,
  type UseProductSelectionOptions,
} from '../index.js';

let platform: Platform;
let tee: Product;
beforeEach(async () => {
  platform = createPlatform();
  tee = await platform.product('everyday-tee');
});

interface Props extends UseProductSelectionOptions {
  product: Product | null | undefined;
}

const renderSelection = (initialProps: Props) =>
  renderHook(({ product, ...options }: Props) => useProductSelection(product, options), { initialProps });

describe('choices', () => {
  it('start with a color in stock, and lead to a line item that the platform adds', async () => {
    const { result } = renderSelection({ product: tee });
    expect(result.current.choices).toEqual({ Color: 'Oat' });
    expect(result.current).toMatchObject({ variant: undefined, lineItem: undefined, isAvailable: true });
    expect(result.current.problems).toEqual([{ reason: 'option_missing', field: 'Size' }]);
    act(() => result.current.choose('Size', 'M'));
    expect(result.current).toMatchObject({ problems: [], price: { amount: '38.00', currency: 'USD', isFrom: false } });
    expect(result.current.variant?.choices).toEqual({ Color: 'Oat', Size: 'M' });
    const catalogItems = [result.current.lineItem!];
    const { cart } = await platform.client.use(addLineItemsToCurrentCart)({ catalogItems });
    expect(
      cart?.lineItems?.[0]?.attributes?.descriptionLines?.map(({ plainText, colorInfo }) => plainText ?? colorInfo),
    ).toEqual([expect.objectContaining({ original: 'Oat' }), expect.objectContaining({ original: 'M' })]);
  });

  it('add up within one event, and the functions stay the same', () => {
    const { result } = renderSelection({ product: tee });
    const { choose, setText, setQuantity, check } = result.current;
    act(() => {
      choose('Color', 'Ink');
      choose('Size', 'L');
    });
    expect(result.current.choices).toEqual({ Color: 'Ink', Size: 'L' });
    expect(result.current).toMatchObject({ choose, setText, setQuantity, check });
  });

  it('that are sold out have no line item', () => {
    const { result } = renderSelection({ product: tee });
    act(() => result.current.choose('Color', 'Ink'));
    act(() => result.current.choose('Size', 'M'));
    expect(result.current).toMatchObject({
      stock: { availability: 'OUT_OF_STOCK' },
      isAvailable: false,
      problems: [],
      lineItem: undefined,
    });
  });

  it('that the product does not have are ignored', () => {
    const choices = { Size: 'XXXXL', Color: 'Ink', utm_source: 'mail' };
    const { result } = renderSelection({ product: tee, choices });
    expect(result.current.choices).toEqual({ Color: 'Ink' });
    act(() => result.current.choose('Shape', 'Round'));
    expect(result.current.choices).toEqual({ Color: 'Ink' });
  });

  it('can be kept in a URL', () => {
    const params = new URLSearchParams('ref=mail&Color=Ink');
    const changed = vi.fn<(choices: Choices) => void>();
    const { result, rerender } = renderSelection({
      product: tee,
      choices: parseChoices(params),
      onChoicesChange: changed,
    });
    act(() => result.current.choose('Size', 'L'));
    expect(changed.mock.calls).toEqual([[{ Color: 'Ink', Size: 'L' }]]);
    const next = serializeChoices(changed.mock.calls[0]![0], params);
    expect(next.toString()).toBe('ref=mail&Color=Ink&Size=L');
    rerender({ product: tee, choices: parseChoices(next.toString()) });
    expect(result.current.choices).toEqual({ Color: 'Ink', Size: 'L' });
  });

  it('apply at once while the URL changes later, until it has other choices', () => {
    const changed = vi.fn<(choices: Choices) => void>();
    const { result, rerender } = renderSelection({ product: tee, choices: {}, onChoicesChange: changed });
    const follow = (choices: Choices) => rerender({ product: tee, choices, onChoicesChange: changed });
    act(() => result.current.choose('Color', 'Moss'));
    act(() => result.current.choose('Size', 'M'));
    expect(changed.mock.lastCall).toEqual([{ Color: 'Moss', Size: 'M' }]);
    const chosen = { Color: 'Moss', Size: 'M' };
    expect(result.current.variant?.choices).toEqual(chosen);
    expect(result.current.check()).toBe(result.current.lineItem);
    for (const choices of [{}, { Color: 'Moss' }, chosen]) {
      follow(choices);
      expect(result.current.choices).toEqual(chosen);
    }
    follow({ Color: 'Moss' });
    expect(result.current.choices).toEqual({ Color: 'Moss' });
    follow({ Color: 'Rose', Size: 'S' });
    expect(result.current.choices).toEqual({ Color: 'Rose', Size: 'S' });
  });
});

describe('texts and quantity', () => {
  it('asks for a mandatory text only after the form was submitted', async () => {
    const { result } = renderSelection({ product: await platform.product('overnight-duffel') });
    const [field] = result.current.textFields;
    expect(field).toMatchObject({ text: '', isRequired: true, maxLength: 3 });
    expect(result.current.shownProblems).toEqual([]);
    act(() => expect(result.current.check()).toBeUndefined());
    expect(result.current.shownProblems).toEqual([{ reason: 'text_missing', field: field?.title }]);
    act(() => result.current.setText(field!.title, 'ABC'));
    expect(result.current.shownProblems).toEqual([]);
    act(() => expect(result.current.check()).toBe(result.current.lineItem));
    expect(result.current.lineItem?.catalogReference.options.customTextFields).toEqual({ [field!.title]: 'ABC' });
    act(() => result.current.setText(field!.title, ''));
    expect(result.current.shownProblems).toEqual([]);
  });

  it('keeps the quantity within the stock', async () => {
    const product = await platform.product('low-shelf-bookcase');
    const stock = await createCatalog(platform.client).getStock([product.id]);
    const { result } = renderSelection({ product: withStock(product, stock) });
    expect(result.current.maxQuantity).toBe(2);
    for (const [wanted, quantity] of [
      [5, 2],
      [0, 1],
      [-3, 1],
      [NaN, 1],
      [1.7, 1],
      [2, 2],
    ] as const) {
      act(() => result.current.setQuantity(wanted));
      expect(result.current).toMatchObject({ quantity, lineItem: { quantity } });
    }
  });

  it('adds the subscription option', async () => {
    const product = await platform.product('quiet-teapot');
    const { result } = renderSelection({ product, subscriptionOptionId: 'monthly' });
    expect(result.current.lineItem?.catalogReference.options.subscriptionOptionId).toBe('monthly');
  });
});

describe('product', () => {
  it('may be missing', () => {
    const empty = { options: [], problems: [], price: undefined, stock: undefined, lineItem: undefined };
    const { result, rerender } = renderSelection({ product: undefined });
    expect(result.current).toMatchObject({ ...empty, isAvailable: false, quantity: 1 });
    act(() => expect(result.current.check()).toBeUndefined());
    rerender({ product: null });
    expect(result.current).toMatchObject(empty);
  });

  it('is kept during a refetch, and reset for another product', async () => {
    const { result, rerender } = renderSelection({ product: tee });
    act(() => result.current.choose('Size', 'M'));
    act(() => result.current.setQuantity(2));
    rerender({ product: { ...tee } });
    expect(result.current).toMatchObject({ choices: { Color: 'Oat', Size: 'M' }, quantity: 2 });
    rerender({ product: await platform.product('market-tote') });
    expect(result.current).toMatchObject({ choices: { Color: expect.any(String) as string }, quantity: 1 });
    expect(result.current.choices).not.toHaveProperty('Size');
  });
});

describe('keyboard', () => {
  const Picker = () => {
    const selection = useProductSelection(tee);
    return selection.options.map((option) => (
      <div key={option.name} {...optionProps(selection, option)} onBlur={() => void selection.check()}>
        {option.choices.map((choice) => (
          <button key={choice.name} {...choiceProps(selection, option, choice)}>
            {choice.name}
          </button>
        ))}
      </div>
    ));
  };
  const stops = () =>
    screen.getAllByRole('radio').flatMap((radio) => (radio.tabIndex === 0 ? [radio.textContent] : []));

  it('moves through the choices of one option with the arrow keys, round and round', () => {
    render(<Picker />);
    expect(stops()).toEqual(['Oat', 'XS']);
    const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
    screen.getByRole('radio', { name: 'XS' }).focus();
    press('ArrowUp');
    expect(document.activeElement?.textContent).toBe('XL');
    press('ArrowRight');
    press('ArrowDown');
    press('Home');
    expect(document.activeElement?.textContent).toBe('S');
    expect(screen.getByRole('radio', { name: 'S' }).getAttribute('aria-checked')).toBe('true');
    expect(stops()).toEqual(['Oat', 'S']);
    screen.getByRole('radiogroup', { name: 'Size' }).dir = 'rtl';
    document.activeElement!.setAttribute('style', 'direction: rtl');
    press('ArrowRight');
    expect(document.activeElement?.textContent).toBe('XS');
  });

  it('marks the option that lacks a choice', () => {
    render(<Picker />);
    const group = screen.getByRole('radiogroup', { name: 'Size' });
    expect(group.getAttribute('aria-invalid')).toBe('false');
    fireEvent.blur(group);
    expect(group.getAttribute('aria-invalid')).toBe('true');
    fireEvent.click(screen.getByRole('radio', { name: 'L' }));
    expect(group.getAttribute('aria-invalid')).toBe('false');
  });
});
