/** Views of the list of orders, with the filter of each. */
const views = {
  all: {},
  unfulfilled: { status: 'APPROVED', fulfillmentStatus: { $in: ['NOT_FULFILLED', 'PARTIALLY_FULFILLED'] } },
  unpaid: { status: 'APPROVED', paymentStatus: { $in: ['NOT_PAID', 'PARTIALLY_PAID'] } },
  authorized: { 'balanceSummary.authorized.amount': { $gt: '0' } },
  canceled: { status: 'CANCELED' },
} as const;

export type OrderView = keyof typeof views;

/** Names of the views, in the order of the page. */
export const orderViews: readonly { readonly value: OrderView; readonly label: string }[] = [
  { value: 'all', label: 'All orders' },
  { value: 'unfulfilled', label: 'To fulfill' },
  { value: 'unpaid', label: 'Unpaid' },
  { value: 'authorized', label: 'To capture' },
  { value: 'canceled', label: 'Canceled' },
];

/** Search of the merchant for orders. */
export interface OrderSearch {
  readonly view: OrderView;
  /** Number of an order, or the start of an email address. */
  readonly text: string;
  /** First and last day (UTC), such as `2026-11-23`. */
  readonly from: string;
  readonly until: string;
}

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** Reads the search from the URL. Ignores values that no form sends. */
export function readOrderSearch(params: URLSearchParams): OrderSearch {
  const view = params.get('view') ?? '';
  const day = (name: string) => {
    const text = params.get(name) ?? '';
    return isDay(text) ? text : '';
  };
  return {
    view: Object.hasOwn(views, view) ? (view as OrderView) : 'all',
    text: params.get('q')?.trim() ?? '',
    from: day('from'),
    until: day('until'),
  };
}

/** Filter of the orders that the merchant looks for. */
export function orderFilter({ view, text, from, until }: OrderSearch): Record<string, unknown> {
  const number = /^#?(\d{1,15})$/.exec(text)?.[1];
  const dates = {
    ...(from && { $gte: new Date(`${from}T00:00:00Z`) }),
    ...(until && { $lte: new Date(`${until}T23:59:59.999Z`) }),
  };
  return {
    ...views[view],
    ...(text && (number ? { number } : { 'buyerInfo.email': { $startsWith: text } })),
    ...(Object.keys(dates).length > 0 && { _createdDate: dates }),
  };
}
