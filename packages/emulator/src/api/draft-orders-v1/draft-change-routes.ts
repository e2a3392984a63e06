import { ApplicationError } from '../../kernel/errors/application-error.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import { type Input, isObject } from '../../kernel/input/object.js';
import { compare } from '../../kernel/money/decimal.js';
import { type Route, type RouteContext, route } from '../../protocol/routing/route.js';
import { calculateDraft, checkDiscounts, getDepositAmount } from '../../shop/draft-orders/calculate-draft.js';
import {
  type DraftDetails,
  type DraftOrder,
  requireOpenDraft,
  saveDraft,
} from '../../shop/draft-orders/draft-order.js';
import { orders } from '../../shop/orders/order.js';
import { changeDraftLines } from './change-draft-lines.js';
import { formatCalculatedDraft } from './format-draft-order.js';
import { readAddressInfo, readBuyer, readLocation, readShippingInfo } from './read-details.js';
import { readApplied, readDeposit, readDiscounts, readFees } from './read-discounts-and-fees.js';
import { addDraftLines } from './read-draft-lines.js';

/** Change of a draft in a request. */
interface Change {
  readonly draft: DraftOrder;
  readonly input: Input;
  readonly read: FieldReader;
  readonly context: RouteContext;
}

/**
 * Handles a change of a draft: stores it and returns it with its totals.
 *
 * @throws {ApplicationError} `DRAFT_ORDER_DOES_NOT_EXIST`, `DRAFT_ORDER_ALREADY_COMMITTED`,
 * `CURRENCY_DOES_NOT_MATCH_DRAFT_ORDER_CURRENCY`
 */
const changes =
  (change: (request: Change) => DraftOrder) =>
  (context: RouteContext): object => {
    const { body, origin, params, tenant } = context;
    const input: Input = isObject(body) ? body : {};
    const read = new FieldReader();
    const id = params['draftOrderId'] ?? read.string(input['draftOrderId'] ?? '', 'draftOrderId', { min: 1, max: 100 });
    read.check();
    const draft = requireOpenDraft(tenant, id);
    const { currency } = input;
    if (typeof currency === 'string' && currency !== draft.currency) {
      const description = `The currency of the draft order is ${draft.currency}.`;
      throw new ApplicationError('failedPrecondition', 'CURRENCY_DOES_NOT_MATCH_DRAFT_ORDER_CURRENCY', description, {
        currency,
      });
    }
    const changed = change({ draft, input, read, context });
    read.check();
    return { calculatedDraftOrder: formatCalculatedDraft(tenant, saveDraft(tenant, changed), origin) };
  };

/** Changes a detail of a draft. An absent value removes it. */
const setDetail = <K extends keyof DraftDetails>(
  { draft }: Change,
  name: K,
  value: DraftDetails[K] | undefined,
): DraftOrder => {
  const { [name]: _former, ...details } = draft.details;
  return { ...draft, details: { ...details, ...(value !== undefined && { [name]: value }) } };
};

/** Adds line items to a draft order. */
const addLineItems = route({
  id: 'ecom.draftOrders.addLineItemsToDraftOrder',
  method: 'POST',
  paths: ['/ecom/v1/draft-orders/{draftOrderId}/add-line-items', '/v1/draft-orders/{draftOrderId}/add-line-items'],
  access: 'merchant',
  handle: changes(({ context, draft, input }) => {
    if (draft.deposit) {
      const description = 'The draft order has a deposit. Remove it to add line items.';
      throw new ApplicationError('failedPrecondition', 'DRAFT_ORDER_HAS_GLOBAL_DEPOSIT', description);
    }
    return addDraftLines(context, draft, input);
  }),
});

/** Changes line items of a draft order. */
const updateLineItems = route({
  id: 'ecom.draftOrders.updateLineItems',
  method: 'POST',
  paths: ['/ecom/v1/draft-orders/{draftOrderId}/line-items', '/v1/draft-orders/{draftOrderId}/line-items'],
  access: 'merchant',
  handle: changes(({ context, draft, input, read }) =>
    changeDraftLines(read, draft, input['lineItemChanges'], orders(context.tenant).get(draft.edited?.orderId ?? '')),
  ),
});

/** Adds discounts to a draft order. */
const createCustomDiscounts = route({
  id: 'ecom.draftOrders.createCustomDiscounts',
  method: 'POST',
  paths: [
    '/ecom/v1/draft-orders/{draftOrderId}/create-custom-discounts',
    '/v1/draft-orders/{draftOrderId}/create-custom-discounts',
  ],
  access: 'merchant',
  handle: changes(({ context, draft, input, read }) => {
    if (!input['discounts']) read.missing('discounts');
    const added = readDiscounts(read, draft, input['discounts'], 'discounts');
    const changed = { ...draft, discounts: [...draft.discounts, ...added] };
    checkDiscounts(
      context.tenant,
      changed,
      added.map(({ id }) => id),
    );
    return changed;
  }),
});

const discountNotFound = (discountId: string) =>
  new ApplicationError('notFound', 'DISCOUNT_NOT_FOUND', 'The draft has no discount with this ID.', { discountId });

/** Applies and unapplies discounts of a draft order. */
const setDiscounts = route({
  id: 'ecom.draftOrders.setDiscounts',
  method: 'POST',
  paths: ['/ecom/v1/draft-orders/{draftOrderId}/set-discounts', '/v1/draft-orders/{draftOrderId}/set-discounts'],
  access: 'merchant',
  handle: changes(({ context, draft, input, read }) => {
    const states = readApplied(read, input['discounts'], 'discounts', 320);
    const unknown = [...states.keys()].find((id) => !draft.discounts.some((one) => one.id === id));
    if (unknown !== undefined) throw discountNotFound(unknown);
    const discounts = draft.discounts.map((one) => ({ ...one, isApplied: states.get(one.id) ?? one.isApplied }));
    checkDiscounts(context.tenant, { ...draft, discounts }, [...states.keys()]);
    return { ...draft, discounts };
  }),
});

/** Removes custom discounts from a draft order. */
const deleteCustomDiscounts = route({
  id: 'ecom.draftOrders.deleteCustomDiscounts',
  method: 'POST',
  paths: [
    '/ecom/v1/draft-orders/{draftOrderId}/delete-custom-discounts',
    '/v1/draft-orders/{draftOrderId}/delete-custom-discounts',
  ],
  access: 'merchant',
  handle: changes(({ draft, input, read }) => {
    const ids = read.ids(input['discountIds'], 'discountIds', { min: 1, max: 100 });
    read.check();
    for (const id of ids) {
      const discount = draft.discounts.find((one) => one.id === id);
      if (!discount) throw discountNotFound(id);
      if (discount.source === 'CUSTOM') continue;
      const description = 'A discount of the order cannot be removed, only unapplied.';
      throw new ApplicationError('failedPrecondition', 'DISCOUNT_REMOVE_NOT_SUPPORTED', description, {
        discountId: id,
      });
    }
    return { ...draft, discounts: draft.discounts.filter(({ id }) => !ids.includes(id)) };
  }),
});

/** Adds additional fees to a draft order. */
const createCustomAdditionalFees = route({
  id: 'ecom.draftOrders.createCustomAdditionalFees',
  method: 'POST',
  paths: [
    '/ecom/v1/draft-orders/{draftOrderId}/create-additional-fees',
    '/v1/draft-orders/{draftOrderId}/create-additional-fees',
  ],
  access: 'merchant',
  handle: changes(({ draft, input, read }) => {
    if (!input['customAdditionalFees']) read.missing('customAdditionalFees');
    const added = readFees(read, draft, input['customAdditionalFees'], 'customAdditionalFees');
    return { ...draft, fees: [...draft.fees, ...added] };
  }),
});

const feeNotFound = (additionalFeeId: string) =>
  new ApplicationError('notFound', 'ADDITIONAL_FEE_NOT_FOUND', 'The draft has no additional fee with this ID.', {
    additionalFeeId,
  });

/** Applies and unapplies additional fees of a draft order. */
const setAdditionalFees = route({
  id: 'ecom.draftOrders.setAdditionalFees',
  method: 'POST',
  paths: [
    '/ecom/v1/draft-orders/{draftOrderId}/set-additional-fees',
    '/v1/draft-orders/{draftOrderId}/set-additional-fees',
  ],
  access: 'merchant',
  handle: changes(({ draft, input, read }) => {
    const states = readApplied(read, input['additionalFees'], 'additionalFees', 100);
    const unknown = [...states.keys()].find((id) => !draft.fees.some(({ fee }) => fee.id === id));
    if (unknown !== undefined) throw feeNotFound(unknown);
    return {
      ...draft,
      fees: draft.fees.map((one) => ({ ...one, isApplied: states.get(one.fee.id) ?? one.isApplied })),
    };
  }),
});

/** Removes custom additional fees from a draft order. */
const deleteCustomAdditionalFees = route({
  id: 'ecom.draftOrders.deleteCustomAdditionalFees',
  method: 'POST',
  paths: [
    '/ecom/v1/draft-orders/{draftOrderId}/delete-custom-additional-fees',
    '/v1/draft-orders/{draftOrderId}/delete-custom-additional-fees',
  ],
  access: 'merchant',
  handle: changes(({ draft, input, read }) => {
    const ids = read.ids(input['customAdditionalFees'], 'customAdditionalFees', { min: 1, max: 100 });
    read.check();
    for (const id of ids) {
      const found = draft.fees.find(({ fee }) => fee.id === id);
      if (!found) throw feeNotFound(id);
      if (found.source === 'CUSTOM') continue;
      const description = 'An additional fee of the order cannot be removed, only unapplied.';
      throw new ApplicationError('failedPrecondition', 'ADDITIONAL_FEE_REMOVE_NOT_SUPPORTED', description, {
        additionalFeeId: id,
      });
    }
    return { ...draft, fees: draft.fees.filter(({ fee }) => !ids.includes(fee.id)) };
  }),
});

/** Sets the shipping of a draft order. */
const setShippingInfo = route({
  id: 'ecom.draftOrders.setShippingInfo',
  method: 'PUT',
  paths: ['/ecom/v1/draft-orders/set-shipping-info', '/v1/draft-orders/set-shipping-info'],
  access: 'merchant',
  handle: changes((change) => {
    const { draft, input, read } = change;
    return setDetail(change, 'shipping', readShippingInfo(read, input['shippingInfo'], draft.currency, 'shippingInfo'));
  }),
});

/** Sets the buyer of a draft order. */
const setBuyerInfo = route({
  id: 'ecom.draftOrders.setBuyerInfo',
  method: 'PUT',
  paths: ['/ecom/v1/draft-orders/set-buyer-info', '/v1/draft-orders/set-buyer-info'],
  access: 'merchant',
  handle: changes((change) =>
    setDetail(change, 'buyer', readBuyer(change.read, change.input['buyerInfo'], 'buyerInfo')),
  ),
});

/** Sets the recipient of a draft order. */
const setRecipientInfo = route({
  id: 'ecom.draftOrders.setRecipientInfo',
  method: 'PUT',
  paths: ['/ecom/v1/draft-orders/set-recipient-info', '/v1/draft-orders/set-recipient-info'],
  access: 'merchant',
  handle: changes((change) =>
    setDetail(change, 'recipient', readAddressInfo(change.read, change.input['recipientInfo'], 'recipientInfo')),
  ),
});

/** Sets the billing address of a draft order. */
const setBillingInfo = route({
  id: 'ecom.draftOrders.setBillingInfo',
  method: 'PUT',
  paths: ['/ecom/v1/draft-orders/set-billing-info', '/v1/draft-orders/set-billing-info'],
  access: 'merchant',
  handle: changes((change) =>
    setDetail(change, 'billing', readAddressInfo(change.read, change.input['billingInfo'], 'billingInfo')),
  ),
});

/** Sets the business location of a draft order. */
const setBusinessLocation = route({
  id: 'ecom.draftOrders.setBusinessLocation',
  method: 'PUT',
  paths: ['/ecom/v1/draft-orders/set-business-location', '/v1/draft-orders/set-business-location'],
  access: 'merchant',
  handle: changes((change) =>
    setDetail(change, 'location', readLocation(change.read, change.input['businessLocation'], 'businessLocation')),
  ),
});

/** Sets whether a draft order is tax exempt. */
const setTaxExemption = route({
  id: 'ecom.draftOrders.setTaxExemption',
  method: 'PUT',
  paths: ['/ecom/v1/draft-orders/set-tax-exemption', '/v1/draft-orders/set-tax-exemption'],
  access: 'merchant',
  handle: changes(({ draft, input, read }) => {
    if (input['taxExempt'] === undefined || input['taxExempt'] === null) read.missing('taxExempt');
    return { ...draft, isTaxExempt: read.boolean(input['taxExempt'], 'taxExempt') ?? false };
  }),
});

/** Sets the deposit of a draft order, or removes it. */
const setDeposit = route({
  id: 'ecom.draftOrders.setDeposit',
  method: 'POST',
  paths: ['/ecom/v1/draft-orders/{draftOrderId}/set-deposit', '/v1/draft-orders/{draftOrderId}/set-deposit'],
  access: 'merchant',
  handle: changes(({ context, draft, input, read }) => {
    const refuse = (code: string, description: string) =>
      new ApplicationError('failedPrecondition', code, description, { draftOrderId: draft.id });
    if (draft.edited) {
      throw refuse('SET_DEPOSIT_NOT_ALLOWED_IN_EDIT_MODE', 'A draft that edits an order cannot have a deposit.');
    }
    if (draft.lines.some(({ facts }) => facts.depositAmount)) {
      throw refuse('DRAFT_ORDER_HAS_DEPOSIT_LINE_ITEMS', 'A line item of the draft order has its own deposit.');
    }
    const deposit = readDeposit(read, input['depositDetails'], draft.currency);
    const { deposit: _former, ...rest } = draft;
    const changed: DraftOrder = { ...rest, ...(deposit && { deposit }) };
    const totals = calculateDraft(context.tenant, changed);
    if (compare(getDepositAmount(changed, totals) ?? '0', totals.total) > 0) {
      throw refuse('INVALID_AMOUNT', 'The deposit exceeds the total of the draft order.');
    }
    return changed;
  }),
});

/** The routes that change draft orders. */
export const draftChangeRoutes: readonly Route[] = [
  addLineItems,
  updateLineItems,
  createCustomDiscounts,
  setDiscounts,
  deleteCustomDiscounts,
  createCustomAdditionalFees,
  setAdditionalFees,
  deleteCustomAdditionalFees,
  setShippingInfo,
  setBuyerInfo,
  setRecipientInfo,
  setBillingInfo,
  setBusinessLocation,
  setTaxExemption,
  setDeposit,
];
