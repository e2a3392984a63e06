'use client';

import {
  createBackInStockNotificationRequest,
  type BackInStockNotificationRequest,
} from '@cartwright/ecom/back-in-stock-notifications';
import { useChange, type ChangeParameters, type ChangeResult } from '../../provider/use-change.js';

/** Item that a shopper waits for. */
export interface BackInStockInput {
  /** Email address to notify. */
  email: string;
  /** Catalog reference of the item, such as from `toCatalogReference`: a product's variant. */
  catalogReference: NonNullable<BackInStockNotificationRequest['catalogReference']>;
  /** Item name, for the email. */
  name: string;
  /** Price, for the email: a number, or a decimal string such as `12.50`. */
  price: string | number;
  /** Image URL or reference, for the email. */
  image?: string | undefined;
  /**
   * Absolute URL of the item's page, for the email.
   *
   * @default the current page
   */
  itemUrl?: string | undefined;
}

/**
 * Requests an email to a shopper when a sold-out item is back in stock. Fails with
 * `BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS` or `REQUEST_COLLECTION_DISABLED`.
 *
 * @param options - `mutation`: TanStack Query options, such as `onSuccess`.
 * @returns The mutation: `mutate` and `mutateAsync` take the email address and the item. `data` is the notification
 * request.
 * @throws `CartwrightError` `provider_missing` without a `CartwrightProvider` above.
 * @example
 * ```tsx
 * import { useBackInStockRequest, type BackInStockInput } from '@cartwright/react/ecom';
 *
 * export function NotifyMe({ item }: { item: Omit<BackInStockInput, 'email'> }) {
 *   const { mutate, isSuccess } = useBackInStockRequest();
 *   const submit = (form: FormData) => mutate({ ...item, email: String(form.get('email')) });
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
  options: ChangeParameters<BackInStockNotificationRequest, BackInStockInput> = {},
): ChangeResult<BackInStockNotificationRequest, BackInStockInput> {
  return useChange(
    ({ email, catalogReference, itemUrl = location.href, name, price, image }, { client }) =>
      client.use(createBackInStockNotificationRequest)(
        { email, catalogReference, itemUrl },
        { name, price: String(price), ...(image !== undefined && { image }) },
      ),
    options,
  );
}
