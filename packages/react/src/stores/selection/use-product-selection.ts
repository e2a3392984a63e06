'use client';

import {
  validateSelection,
  findVariant,
  getDiscount,
  getImage,
  getInitialChoices,
  getPrice,
  getStock,
  listOptions,
  toLineItem,
} from '@cartwright/stores/selection';
import { useCallback, useInsertionEffect, useMemo, useRef, useState } from 'react';
import type { Product } from '../../queries/product.js';
import { shareEqual } from '../../query/share-equal.js';
import type { Choices } from './choice-params.js';
import type { ModifierState, ProductSelection, TextFieldState } from './product-selection.js';

/** Options of {@link useProductSelection}. */
export interface UseProductSelectionOptions {
  /**
   * Choices by option name, kept outside of the hook, such as in the page's URL: see `parseChoices`. Unknown ones are
   * ignored. Without this option, the hook keeps them.
   */
  choices?: Choices | undefined;
  /**
   * Called when the shopper selects a choice, with all selected choices: see `serializeChoices`. Required with
   * `choices`. The hook shows the choice at once, also if `choices` change later, such as after a navigation.
   */
  onChoicesChange?: ((choices: Choices) => void) | undefined;
  /** Subscription option ID, to buy the product as a subscription. */
  subscriptionOptionId?: string | undefined;
}

/** Input of the shopper for one product. */
interface Draft {
  readonly productId: string | undefined;
  readonly choices: Choices;
  /** Choices from outside of the hook that are older than `choices`. */
  readonly outdated: readonly Choices[];
  readonly modifiers: Choices;
  readonly texts: Readonly<Record<string, string>>;
  readonly quantity: number;
  readonly isChecked: boolean;
}

const emptyDraft = (productId: string | undefined): Draft => ({
  productId,
  choices: {},
  outdated: [],
  modifiers: {},
  texts: {},
  quantity: 1,
  isChecked: false,
});

/** Input of the shopper. Another product resets it. */
function useDraft(productId: string | undefined) {
  const [stored, setDraft] = useState(() => emptyDraft(productId));
  const draft = stored.productId === productId ? stored : emptyDraft(productId);
  if (draft !== stored) setDraft(draft);
  return [draft, setDraft] as const;
}

/** Results that depend on the choices only. They take longest to calculate. */
function view(product: Product, requested: Choices) {
  const choices = getInitialChoices(product, requested);
  return {
    choices,
    options: listOptions(product, { choices }),
    variant: findVariant(product, { choices }),
    discount: getDiscount(product, { choices }),
    stock: getStock(product, { choices }),
    image: getImage(product, { choices }),
  };
}

const noView = {
  choices: {},
  options: [],
  variant: undefined,
  discount: undefined,
  stock: undefined,
  image: undefined,
};

const isEqual = (one: unknown, other: unknown): boolean => shareEqual(one, other) === one;

/** Returns the value of an earlier render while it is equal. */
function useEqual<Value>(value: Value): Value {
  const [kept, setKept] = useState(value);
  const shared = shareEqual(kept, value) as Value;
  if (shared !== kept) setKept(shared);
  return shared;
}

const getTextFields = ({ modifiers }: Product, texts: Draft['texts']): TextFieldState[] =>
  modifiers.flatMap((modifier) => {
    if (modifier.type !== 'text') return [];
    const { name: title, required, minLength, maxLength, addedPrice } = modifier;
    return [{ title, text: texts[title] ?? '', isRequired: required, minLength, maxLength, addedPrice }];
  });

const getModifiers = ({ modifiers }: Product, selected: Choices): ModifierState[] =>
  modifiers.flatMap((modifier) => {
    if (modifier.type !== 'choice') return [];
    const { name, required, choices } = modifier;
    return [{ name, isRequired: required, choices, selected: selected[name] ?? '' }];
  });

/**
 * State of a product page's form: choices, modifiers, texts and quantity, what they cost, whether they are in stock, and the line
 * item for the cart. Selects what leaves no choice: the only choice of an option, and a color that is in stock. Another
 * product resets the state.
 *
 * Sends no request, and needs no provider. For pre-orders and quantities, pass the product through `useStock`.
 *
 * @param product - Product of `useProduct`. May be missing while it is fetched.
 * @param options - Choices kept outside of the hook, and the subscription option.
 * @returns The state, and functions that change it.
 * @example
 * ```tsx
 * import { useCartMutation } from '@cartwright/react/ecom';
 * import { choiceProps, optionProps, useProduct, useProductSelection } from '@cartwright/react/stores';
 *
 * export function BuyForm({ slug }: { slug: string }) {
 *   const { data: product } = useProduct({ slug });
 *   const selection = useProductSelection(product);
 *   const { mutate: add, isPending } = useCartMutation('addItems');
 *   const submit = () => {
 *     const item = selection.check();
 *     if (item) add(item);
 *   };
 *   return (
 *     <form onSubmit={(event) => (event.preventDefault(), submit())}>
 *       {selection.options.map((option) => (
 *         <div key={option.name} {...optionProps(selection, option)}>
 *           {option.choices.map((choice) => (
 *             <button key={choice.name} {...choiceProps(selection, option, choice)}>
 *               {choice.name}
 *             </button>
 *           ))}
 *         </div>
 *       ))}
 *       <button disabled={!selection.isAvailable || isPending}>Add to cart</button>
 *     </form>
 *   );
 * }
 * ```
 */
export function useProductSelection(
  product: Product | null | undefined,
  { choices: given, onChoicesChange, subscriptionOptionId }: UseProductSelectionOptions = {},
): ProductSelection {
  const productId = product?.id;
  const [draft, setDraft] = useDraft(productId);
  const isAhead = draft.outdated.some((choices) => isEqual(choices, given));
  if (!isAhead && draft.outdated.length > 0) setDraft({ ...draft, outdated: [] });
  // Choices of a URL are a new object at each render.
  const requested = useEqual(given && !isAhead ? given : draft.choices);
  const { choices, ...shown } = useMemo(() => (product ? view(product, requested) : noView), [product, requested]);
  const selection = {
    choices,
    modifiers: draft.modifiers,
    customTextFields: draft.texts,
    ...(subscriptionOptionId && { subscriptionOptionId }),
  };
  const problems = product ? validateSelection(product, selection) : [];
  const price = useMemo(
    () => product && getPrice(product, { choices, modifiers: draft.modifiers, customTextFields: draft.texts }),
    [product, choices, draft.modifiers, draft.texts],
  );
  const isAvailable = shown.stock?.availability === 'IN_STOCK' || shown.stock?.availability === 'PREORDER';
  const maxQuantity = shown.stock?.quantity;
  const quantity = Math.max(1, Math.min(draft.quantity, maxQuantity ?? Infinity));
  const lineItem =
    productId && isAvailable && problems.length === 0 ? toLineItem(product, selection, quantity) : undefined;

  const latest = useRef({ given, choices, onChoicesChange, hasProblems: problems.length > 0, lineItem });
  useInsertionEffect(() => {
    latest.current = { given, choices, onChoicesChange, hasProblems: problems.length > 0, lineItem };
  });
  const choose = useCallback(
    (option: string, choice: string) => {
      const { given } = latest.current;
      const next = { ...latest.current.choices, [option]: choice };
      latest.current.choices = next;
      setDraft((before) => {
        const replaced = before.outdated.length > 0 ? before.choices : given;
        const outdated = replaced ? [...before.outdated, replaced].filter((older) => !isEqual(older, next)) : [];
        return { ...before, choices: next, outdated };
      });
      latest.current.onChoicesChange?.(next);
    },
    [setDraft],
  );
  const chooseModifier = useCallback(
    (modifier: string, choice: string) =>
      setDraft((before) => ({ ...before, modifiers: { ...before.modifiers, [modifier]: choice } })),
    [setDraft],
  );
  const setText = useCallback(
    (title: string, text: string) => setDraft((before) => ({ ...before, texts: { ...before.texts, [title]: text } })),
    [setDraft],
  );
  const setQuantity = useCallback(
    (wanted: number) => setDraft((before) => ({ ...before, quantity: Math.max(1, Math.floor(wanted) || 1) })),
    [setDraft],
  );
  const check = useCallback(() => {
    const { hasProblems, lineItem } = latest.current;
    setDraft((before) => ({ ...before, isChecked: hasProblems }));
    return lineItem;
  }, [setDraft]);

  return {
    ...shown,
    choices,
    choose,
    price: price ?? undefined,
    modifiers: product ? getModifiers(product, draft.modifiers) : [],
    chooseModifier,
    textFields: product ? getTextFields(product, draft.texts) : [],
    setText,
    quantity,
    setQuantity,
    maxQuantity,
    isAvailable,
    problems,
    shownProblems: draft.isChecked ? problems : [],
    lineItem,
    check,
  };
}
