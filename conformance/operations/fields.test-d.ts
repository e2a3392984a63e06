import type * as ourCheckout from '@cartwright/ecom/checkout';
import type * as ourCart from '@cartwright/ecom/current-cart';
import type * as ourOrders from '@cartwright/ecom/orders';
import type * as ourCollections from '@cartwright/stores/collections';
import type * as ourProducts from '@cartwright/stores/products';
import type * as checkout from '@wix/auto_sdk_ecom_checkout';
import type * as currentCart from '@wix/auto_sdk_ecom_current-cart';
import type * as orders from '@wix/auto_sdk_ecom_orders';
import type * as collections from '@wix/auto_sdk_stores_collections';
import type * as products from '@wix/auto_sdk_stores_products';

/** The paths of the fields that one type has and the other lacks; objects and lists are looked into, to a depth; maps are not. */
type Missing<Known, Own, Depth extends unknown[] = []> = Depth['length'] extends 6
  ? never
  : 0 extends 1 & Known
    ? never
    : Known extends Date | string | number | boolean
      ? never
      : Known extends readonly (infer KnownItem)[]
        ? Own extends readonly (infer OwnItem)[]
          ? Missing<NonNullable<KnownItem>, NonNullable<OwnItem>, [...Depth, 0]>
          : '(no list)'
        : Known extends object
          ? string extends keyof Known
            ? never
            : {
                [Key in keyof Known & string]-?: Key extends keyof Own
                  ? Missing<NonNullable<Known[Key]>, NonNullable<Own[Key]>, [...Depth, 0]> extends infer Inner extends
                      string
                    ? `${Key}.${Inner}`
                    : never
                  : Key;
              }[keyof Known & string]
          : never;

type None<Paths extends never> = Paths;
type True<Fact extends true> = Fact;
type Planted = Missing<{ a?: { b?: string; c: Date }[] }, { a?: { c: Date }[] }>;

/** A field that is missing is found. */
export type PlantedIsFound = True<[Planted, 'a.b'] extends ['a.b', Planted] ? true : false>;

/** Nothing that the official modules' answers and arguments have is missing in ours. */
export type AllFieldsAreThere = [
  None<Missing<currentCart.Cart, ourCart.Cart>>,
  None<Missing<currentCart.EstimateTotalsResponse, ourCart.EstimateTotalsResponse>>,
  None<Missing<currentCart.AddToCurrentCartOptions, ourCart.AddToCurrentCartOptions>>,
  None<Missing<currentCart.UpdateCurrentCartOptions, ourCart.UpdateCurrentCartOptions>>,
  None<Missing<checkout.Checkout, ourCheckout.Checkout>>,
  None<Missing<orders.Order, ourOrders.Order>>,
  None<Missing<products.Product, ourProducts.Product>>,
  None<Missing<products.Variant, ourProducts.Variant>>,
  None<Missing<collections.Collection, ourCollections.Collection>>,
];
