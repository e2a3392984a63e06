import { ApplicationError } from '../../kernel/errors/application-error.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import { type Input, isObject } from '../../kernel/input/object.js';
import { compare } from '../../kernel/money/decimal.js';
import { type Route, type RouteContext, route } from '../../protocol/routing/route.js';
import { getDepositAmount, getKeptLines } from '../../shop/draft-orders/calculate-draft.js';
import { type DraftOrder, requireOpenDraft } from '../../shop/draft-orders/draft-order.js';
import { sendConfirmation } from '../../shop/order-placement/send-confirmation.js';
import { formatOrder } from '../orders-v1/format-order.js';
import { channelTypes } from '../purchase/channel-violation.js';
import { closeDraft, commitDraft, createFromDraft } from './commit-draft.js';
import { type CalculatedDraft, calculate, formatDraftOrder } from './format-draft-order.js';

const formatClosed = ({ origin, tenant }: RouteContext, draft: DraftOrder): object =>
  formatDraftOrder(tenant, calculate(tenant, draft), origin);

/** Applies the changes of a draft order to its order. */
const commitDraftOrder = route({
  id: 'ecom.draftOrders.commitDraftOrder',
  method: 'POST',
  paths: ['/ecom/v1/draft-orders/{draftOrderId}/commit', '/v1/draft-orders/{draftOrderId}/commit'],
  access: 'merchant',
  handle: (context) => {
    const { body, origin, params, tenant } = context;
    const draft = requireOpenDraft(tenant, params['draftOrderId']);
    const input: Input = isObject(body) ? body : {};
    const read = new FieldReader();
    const reason = read.string(input['reason'], 'reason', { max: 200 });
    const given = read.object(input['commitSettings'], 'commitSettings') ?? {};
    const readFlag = (name: string) => read.boolean(given[name], `commitSettings.${name}`) ?? true;
    const field = 'commitSettings.updateInventory';
    const lineItemIds = (read.list(given['updateInventory'], field, { max: 300 }) ?? []).flatMap((item, index) => {
      const at = `${field}[${index}].lineItemId`;
      return read.string(read.required(item, `${field}[${index}]`)['lineItemId'] ?? '', at, { min: 1, max: 100 }) ?? [];
    });
    const sendsMail = readFlag('sendNotificationsToBuyer');
    const addsActivity = readFlag('addActivitiesToOrder');
    read.check();
    const calculated = calculate(tenant, draft);
    const order = commitDraft(tenant, calculated, { reason, sendsMail, addsActivity, lineItemIds, given });
    const closed = closeDraft(tenant, calculated, order.id, given);
    return { committedDraftOrder: formatClosed(context, closed), orderAfterCommit: formatOrder(order, origin) };
  },
});

/** @throws {ApplicationError} `DRAFT_ORDER_DEPOSIT_AMOUNT_EXCEEDS_ORDER_TOTAL` */
function checkDeposit({ draft, totals }: CalculatedDraft): void {
  if (compare(getDepositAmount(draft, totals) ?? '0', totals.total) <= 0) return;
  const description = 'The deposit exceeds the total of the draft order.';
  throw new ApplicationError('failedPrecondition', 'DRAFT_ORDER_DEPOSIT_AMOUNT_EXCEEDS_ORDER_TOTAL', description, {
    draftOrderId: draft.id,
  });
}

/** Creates an order from a draft order that was created from scratch. */
const createOrderFromDraft = route({
  id: 'ecom.draftOrders.createOrderFromDraft',
  method: 'POST',
  paths: ['/ecom/v1/draft-orders/{draftOrderId}/create-order', '/v1/draft-orders/{draftOrderId}/create-order'],
  access: 'merchant',
  handle: (context) => {
    const { body, origin, params, plugins, tenant } = context;
    const draft = requireOpenDraft(tenant, params['draftOrderId']);
    const input: Input = isObject(body) ? body : {};
    const read = new FieldReader();
    read.string(input['reason'], 'reason', { max: 200 });
    const settings = read.object(input['createSettings'], 'createSettings') ?? {};
    const editors = read.object(settings['editableByOwnerApps'], 'createSettings.editableByOwnerApps');
    const editorAppIds =
      editors && read.ids(editors['appIds'], 'createSettings.editableByOwnerApps.appIds', { max: 10 });
    const notifications = read.object(settings['notifications'], 'createSettings.notifications') ?? {};
    const flag = 'createSettings.notifications.sendNotificationToBuyer';
    const sendsMail = read.boolean(notifications['sendNotificationToBuyer'], flag) ?? true;
    const statuses = ['INITIALIZED', 'APPROVED'] as const;
    const status = read.enumeration(settings['orderStatus'], 'createSettings.orderStatus', statuses) ?? 'APPROVED';
    if (settings['subscriptionActivation']) {
      const description = 'The draft order has no subscriptions.';
      throw new ApplicationError('failedPrecondition', 'SUBSCRIPTION_ACTIVATION_NOT_APPLICABLE', description, {
        draftOrderId: draft.id,
      });
    }
    const channel = read.object(input['channelInfo'], 'channelInfo') ?? {};
    read.enumeration(channel['type'], 'channelInfo.type', channelTypes);
    read.check();
    const calculated = calculate(tenant, draft);
    if (draft.edited) {
      const description = 'The draft edits an order. Use commit to apply its changes.';
      throw new ApplicationError('failedPrecondition', 'CREATE_ORDER_FAILED_VALIDATIONS', description, {
        draftOrderId: draft.id,
      });
    }
    checkDeposit(calculated);
    const channelInfo = { type: 'BACKOFFICE_MERCHANT', ...channel };
    const creation = { status, channelInfo, ...(editorAppIds && { editorAppIds }) };
    const order = createFromDraft(tenant, calculated, creation, plugins.newId());
    if (sendsMail) sendConfirmation(tenant, order, getKeptLines(draft), calculated.totals);
    const closed = closeDraft(tenant, calculated, order.id, {});
    return { committedDraftOrder: formatClosed(context, closed), createdOrder: formatOrder(order, origin) };
  },
});

/** The routes that commit draft orders. */
export const commitRoutes: readonly Route[] = [commitDraftOrder, createOrderFromDraft];
