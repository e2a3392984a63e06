'use client';

import {
  createBackInStockNotificationRequest,
  type BackInStockNotificationRequest,
} from '@cartwright/ecom/back-in-stock-notifications';
import { useAction, type ActionParameters, type ActionResult } from '../../provider/use-action.js';

/** Item that a shopper waits for. */
export interface BackInStockInput {
  /** Email address to notify. */
  email: string;
  /** Catalog reference of the item, such as from `toCatalogReference`: a product's variant. */
  catalogReference: NonNullable<BackInStockNotificationRequest['catalogReference']>;
  /** Item name, for the email. */
  name?: string | undefined;
  /** Price, for the email. */
  price?: string | number | undefined;
  /** Image URL or reference, for the email. */
  image?: string | undefined;
  /**
   * Absolute URL of the item's page, for the email.
   *
   * @default the current page
   */
  itemUrl?: string | undefined;
}

/** Result of {@link useBackInStockRequest}. */
export interface BackInStockRequestResult extends ActionResult<BackInStockNotificationRequest, BackInStockInput> {
  /**
   * Requests an email when the item is back in stock. Never throws: failures set `error`. Stable across renders.
   *
   * @param input - Email address and item.
   */
  readonly request: (input: BackInStockInput) => void;
  /**
   * Requests an email when the item is back in stock. Stable across renders.
   *
   * @param input - Email address and item.
   * @returns The notification request.
   * @throws `ApiError` `BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS` or `REQUEST_COLLECTION_DISABLED`.
   */
  readonly requestAsync: (input: BackInStockInput) => Promise<BackInStockNotificationRequest>;
}

const notifications = { createBackInStockNotificationRequest };

/**
 * Requests an email to a shopper when a sold-out item is back in stock.
 *
 * @param options - TanStack Query options of the mutation, such as `onSuccess`.
 * @returns `request`, `requestAsync`, and the state of the last call.
 * @throws `CartwrightError` `provider_missing` without a `CartwrightProvider` above.
 * @example
 * ```tsx
 * import { useBackInStockRequest } from '@cartwright/react/ecom';
 * import { toCatalogReference, type SelectableProduct, type Selection } from '@cartwright/stores/selection';
 *
 * export function NotifyMe({ product, selection }: { product: SelectableProduct; selection: Selection }) {
 *   const { request, isSuccess } = useBackInStockRequest();
 *   const submit = (form: FormData) =>
 *     request({ email: String(form.get('email')), catalogReference: toCatalogReference(product, selection) });
 *   if (isSuccess) return <p>We will send you an email.</p>;
 *   return (
 *     <form onSubmit={(event) => (event.preventDefault(), submit(new FormData(event.currentTarget)))}>
 *       <input name="email" type="email" required aria-label="Email" />
 *       <button>Notify me</button>
 *     </form>
 *   );
 * }
 * ```
 * @see POST /back-in-stock-service/v1/back-in-stock-notification-requests
 */
export function useBackInStockRequest(
  options: ActionParameters<BackInStockNotificationRequest, BackInStockInput> = {},
): BackInStockRequestResult {
  const { mutate, mutateAsync, ...state } = useAction(
    ({ email, catalogReference, itemUrl = location.href, name, price, image }: BackInStockInput, { client }) =>
      client.use(notifications).createBackInStockNotificationRequest(
        { email, catalogReference, itemUrl },
        {
          ...(name !== undefined && { name }),
          ...(price !== undefined && { price: String(price) }),
          ...(image !== undefined && { image }),
        },
      ),
    options,
  );
  return { ...state, request: mutate, requestAsync: mutateAsync };
}
