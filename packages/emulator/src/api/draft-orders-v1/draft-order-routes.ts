import { ApplicationError } from '../../kernel/errors/application-error.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import { type Input, isObject } from '../../kernel/input/object.js';
import { storeCurrency } from '../../kernel/money/store-currency.js';
import type { QueryFields } from '../../kernel/query/field.js';
import { runQuery } from '../../kernel/query/run-query.js';
import { newId } from '../../kernel/state/ids.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { type Route, type RouteContext, route } from '../../protocol/routing/route.js';
import { checkDiscounts } from '../../shop/draft-orders/calculate-draft.js';
import {
  type DraftOrder,
  draftOrders,
  findActiveDraft,
  requireDraft,
  requireOpenDraft,
  saveDraft,
} from '../../shop/draft-orders/draft-order.js';
import { findOrder, getNonDraftableReasons } from '../../shop/draft-orders/draftability.js';
import { checkEditor } from '../../shop/orders/check-editor.js';
import type { StoredOrder } from '../../shop/orders/order.js';
import { formatOrderFields } from '../orders-v1/format-order-fields.js';
import { toDraft } from './draft-of-order.js';
import { calculate, formatCalculatedDraft, formatDraftOrder } from './format-draft-order.js';
import { readAddressInfo, readBuyer, readLocation, readShippingInfo } from './read-details.js';
import { readDiscounts, readFees } from './read-discounts-and-fees.js';
import { addDraftLines } from './read-draft-lines.js';

/** Sales channel of an order. */
const getChannel = (order: StoredOrder): unknown => {
  const { channelInfo } = formatOrderFields(order);
  return isObject(channelInfo) ? channelInfo['type'] : undefined;
};

/** Content of a draft that has none. */
const empty = (tenant: Tenant) => ({
  currency: storeCurrency(tenant),
  lines: [],
  discounts: [],
  fees: [],
  details: {},
  isTaxExempt: false,
  purchaseFlowId: newId(),
});

type Content = Omit<DraftOrder, 'createdDate' | 'creatorId' | 'id' | 'updatedDate'>;

const create = ({ caller, clock, tenant }: RouteContext, content: Content): DraftOrder =>
  saveDraft(tenant, { id: newId(), creatorId: caller.id, createdDate: clock.now().toISOString(), ...content });

/** Reads the initial content of a draft. */
function readContent(context: RouteContext, input: Input): Content {
  const { tenant } = context;
  const read = new FieldReader();
  const start = { ...empty(tenant), id: '', creatorId: '', createdDate: '', updatedDate: '' };
  const shipping = readShippingInfo(read, input['shippingInfo'], start.currency, 'draftOrder.shippingInfo');
  const billing = readAddressInfo(read, input['billingInfo'], 'draftOrder.billingInfo');
  const recipient = readAddressInfo(read, input['recipientInfo'], 'draftOrder.recipientInfo');
  const buyer = readBuyer(read, input['buyerInfo'], 'draftOrder.buyerInfo');
  const given = input['businessLocation'];
  const location = given ? readLocation(read, given, 'draftOrder.businessLocation') : undefined;
  const isTaxExempt = read.boolean(input['taxExempt'], 'draftOrder.taxExempt') ?? false;
  const appFields = read.object(input['extendedFields'], 'draftOrder.extendedFields');
  read.check();
  const withLines: DraftOrder = addDraftLines(context, start, input);
  const discounts = input['discounts']
    ? readDiscounts(read, withLines, input['discounts'], 'draftOrder.discounts')
    : [];
  const fees = input['additionalFees']
    ? readFees(read, withLines, input['additionalFees'], 'draftOrder.additionalFees')
    : [];
  const {
    createdDate: _created,
    creatorId: _creator,
    id: _id,
    updatedDate: _updated,
    ...content
  } = {
    ...withLines,
    discounts,
    fees,
    isTaxExempt,
    ...(appFields && { appFields }),
    details: {
      ...(shipping && { shipping }),
      ...(billing && { billing }),
      ...(recipient && { recipient }),
      ...(buyer && { buyer }),
      ...(location && { location }),
    },
  };
  checkDiscounts(
    tenant,
    { ...withLines, ...content },
    discounts.map(({ id }) => id),
  );
  return content;
}

/** Returns the draft that edits an order: the active one of the caller, or a new one. */
function editOrder(context: RouteContext, orderId: string): { draft: DraftOrder; isNew: boolean } {
  const { caller, tenant } = context;
  const found = findOrder(tenant, orderId, getChannel);
  const nonDraftableReasons = getNonDraftableReasons(tenant, found);
  if (!found || nonDraftableReasons.length > 0) {
    const description = `The order cannot be edited: ${nonDraftableReasons.join(', ')}.`;
    throw new ApplicationError('failedPrecondition', 'ORDER_CANNOT_BE_EDITED', description, {
      orderId,
      nonDraftableReasons,
    });
  }
  checkEditor(found.order, caller.id);
  const draft = findActiveDraft(tenant, orderId, caller.id);
  return { draft: draft ?? create(context, toDraft(found.order)), isNew: !draft };
}

/** Creates a draft order, from scratch or to edit an order. */
const createDraftOrder = route({
  id: 'ecom.draftOrders.createDraftOrder',
  method: 'POST',
  paths: ['/ecom/v1/draft-orders', '/v1/draft-orders'],
  access: 'merchant',
  handle: (context) => {
    const { body, origin, tenant } = context;
    const input: Input = isObject(body) ? body : {};
    const read = new FieldReader();
    const orderId =
      read.string(input['sourceOrderId'], 'sourceOrderId', { min: 1, max: 100 }) ??
      read.string(input['orderId'], 'orderId', { min: 1, max: 100 });
    const content = read.object(input['draftOrder'], 'draftOrder');
    if (orderId !== undefined && content) {
      read.addViolation('draftOrder', 'must not be set together with sourceOrderId', 'ONE_OF_ALIGNMENT');
    }
    read.check();
    const { draft, isNew } =
      orderId === undefined
        ? { draft: create(context, readContent(context, content ?? {})), isNew: true }
        : editOrder(context, orderId);
    return { calculatedDraftOrder: formatCalculatedDraft(tenant, draft, origin), preexistingDraftOrder: !isNew };
  },
});

/** Creates a draft order without content. */
const createEmptyDraftOrder = route({
  id: 'ecom.draftOrders.createEmptyDraftOrder',
  method: 'POST',
  paths: ['/ecom/v1/draft-orders/create-empty-draft-order', '/v1/draft-orders/create-empty-draft-order'],
  access: 'merchant',
  handle: (context) => {
    const draft = create(context, empty(context.tenant));
    return { calculatedDraftOrder: formatCalculatedDraft(context.tenant, draft, context.origin) };
  },
});

/** Gets a draft order with current totals. */
const getDraftOrder = route({
  id: 'ecom.draftOrders.getDraftOrder',
  method: 'GET',
  paths: ['/ecom/v1/draft-orders/{draftOrderId}', '/v1/draft-orders/{draftOrderId}'],
  access: 'merchant',
  handle: ({ origin, params, tenant }) => ({
    calculatedDraftOrder: formatCalculatedDraft(tenant, requireDraft(tenant, params['draftOrderId']), origin),
  }),
});

/** Deletes a draft order that is not committed. */
const deleteDraftOrder = route({
  id: 'ecom.draftOrders.deleteDraftOrder',
  method: 'DELETE',
  paths: ['/ecom/v1/draft-orders/{draftOrderId}', '/v1/draft-orders/{draftOrderId}'],
  access: 'merchant',
  handle: ({ params, tenant }) => {
    const draft = requireDraft(tenant, params['draftOrderId']);
    if (draft.committed) {
      const description = 'A committed draft order cannot be deleted.';
      throw new ApplicationError('failedPrecondition', 'DRAFT_ORDER_CANNOT_BE_DELETED', description, {
        draftOrderId: draft.id,
      });
    }
    draftOrders(tenant).delete(draft.id);
    return {};
  },
});

/** Checks whether an order can be edited with a draft. */
const getOrderDraftabilityStatus = route({
  id: 'ecom.draftOrders.getOrderDraftabilityStatus',
  method: 'GET',
  paths: ['/ecom/v1/draft-orders/{orderId}/draftability', '/v1/draft-orders/{orderId}/draftability'],
  access: 'merchant',
  handle: ({ params, tenant }) => {
    const orderId = params['orderId'] ?? '';
    const nonDraftableReasons = getNonDraftableReasons(tenant, findOrder(tenant, orderId, getChannel));
    return { orderId, orderDraftable: nonDraftableReasons.length === 0, nonDraftableReasons };
  },
});

const fields: QueryFields<DraftOrder> = new Map([
  [
    'orderId',
    { type: 'string', sortable: false, read: ({ committed, edited }) => edited?.orderId ?? committed?.orderId },
  ],
  ['status', { type: 'enum', sortable: true, read: ({ committed }) => (committed ? 'COMMITTED' : 'DRAFT') }],
  ['createdDate', { type: 'date', sortable: true, read: ({ createdDate }) => createdDate }],
  ['updatedDate', { type: 'date', sortable: true, read: ({ updatedDate }) => updatedDate }],
]);

/** Queries draft orders by filter, sorting and page. */
const queryDraftOrders = route({
  id: 'ecom.draftOrders.queryDraftOrders',
  method: 'POST',
  paths: ['/ecom/v1/draft-orders/query', '/v1/draft-orders/query'],
  access: 'merchant',
  handle: ({ body, origin, tenant }) => {
    const source = { entity: 'draftOrder', fields, documents: draftOrders(tenant).values() };
    const query = isObject(body) && isObject(body['query']) ? body['query'] : {};
    const { items, metadata } = runQuery(source, { ...query, cursorPaging: query['cursorPaging'] ?? {} });
    return {
      draftOrders: items.map((draft) => formatDraftOrder(tenant, calculate(tenant, draft), origin)),
      pagingMetadata: metadata,
    };
  },
});

/** Replaces the data of an app. */
const updateExtendedFields = route({
  id: 'ecom.draftOrders.updateExtendedFields',
  method: 'POST',
  paths: ['/ecom/v1/draft-orders/{id}/update-extended-fields', '/v1/draft-orders/{id}/update-extended-fields'],
  access: 'merchant',
  handle: ({ body, origin, params, tenant }) => {
    const draft = requireOpenDraft(tenant, params['id']);
    const input: Input = isObject(body) ? body : {};
    const read = new FieldReader();
    const namespace = read.string(input['namespace'] ?? '', 'namespace', { min: 1, max: 164 }) ?? '';
    const data = read.required(input['namespaceData'], 'namespaceData');
    read.check();
    const { namespaces = {} } = (draft.appFields ?? {}) as { namespaces?: Input };
    const appFields = { ...draft.appFields, namespaces: { ...namespaces, [namespace]: data } };
    const saved = saveDraft(tenant, { ...draft, appFields });
    return { draftOrder: formatDraftOrder(tenant, calculate(tenant, saved), origin) };
  },
});

/** The routes of draft orders besides those that change and commit them. */
export const draftOrderRoutes: readonly Route[] = [
  createEmptyDraftOrder,
  queryDraftOrders,
  createDraftOrder,
  getOrderDraftabilityStatus,
  getDraftOrder,
  deleteDraftOrder,
  updateExtendedFields,
];
