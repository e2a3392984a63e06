import { useCart, useCartMutation, type CartChangeVariables, type UseCartOptions } from '../ecom/index.js';

/** Cart, its state, and a function for each change. */
export function useWholeCart(options?: UseCartOptions) {
  const { data: cart, ...state } = useCart(options);
  const change = useCartChanges();
  return { cart, ...state, ...change };
}

/** Functions that change the cart, with positional arguments. They reject as `mutateAsync` does. */
function useCartChanges() {
  const { mutateAsync: addItems } = useCartMutation('addItems');
  const { mutateAsync: updateQuantity } = useCartMutation('updateQuantity');
  const { mutateAsync: changeQuantity } = useCartMutation('changeQuantity');
  const { mutateAsync: removeItem } = useCartMutation('removeItem');
  const { mutateAsync: applyCoupon } = useCartMutation('applyCoupon');
  const { mutateAsync: removeCoupon } = useCartMutation('removeCoupon');
  const { mutateAsync: applyGiftCard } = useCartMutation('applyGiftCard');
  const { mutateAsync: removeGiftCard } = useCartMutation('removeGiftCard');
  const { mutateAsync: setDeliveryMethod } = useCartMutation('setDeliveryMethod');
  const { mutateAsync: removeDeliveryMethod } = useCartMutation('removeDeliveryMethod');
  const { mutateAsync: updateCart } = useCartMutation('updateCart');
  const { mutateAsync: refreshItems } = useCartMutation('refreshItems');
  return {
    addItems: (items: CartChangeVariables['addItems']) => addItems(items),
    updateQuantity: (lineItemId: string, quantity: number) => updateQuantity({ lineItemId, quantity }),
    changeQuantity: (lineItemId: string, difference: number) => changeQuantity({ lineItemId, difference }),
    removeItem: (lineItemId: string) => removeItem({ lineItemId }),
    applyCoupon: (code: string) => applyCoupon({ code }),
    removeCoupon: () => removeCoupon(),
    applyGiftCard: (giftCard: CartChangeVariables['applyGiftCard']) => applyGiftCard(giftCard),
    removeGiftCard: () => removeGiftCard(),
    setDeliveryMethod: (method: CartChangeVariables['setDeliveryMethod']) => setDeliveryMethod(method),
    removeDeliveryMethod: () => removeDeliveryMethod(),
    updateCart: (fields: CartChangeVariables['updateCart']) => updateCart(fields),
    refreshItems: () => refreshItems(),
  };
}
