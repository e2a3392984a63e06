import { createEmulator, DEMO_API_KEY, DEMO_SITE_ID } from '@cartwright/emulator';
import { expect, test } from 'vitest';
import { openMerchant } from '../harness/merchants.js';
import { official, ours } from '../harness/sides.js';
import { emulatorFetch } from './platform.js';

const mug = {
  productName: { original: 'Mug' },
  itemType: { preset: 'PHYSICAL' },
  quantity: 2,
  price: { amount: '30.00' },
} as const;

test.each([official, ours])(
  'the $name SDK sells by phone with a draft order, and edits the order with another',
  async (side) => {
    const emulator = createEmulator();
    const { draftOrders } = openMerchant(side, {
      fetch: emulatorFetch(emulator),
      apiKey: DEMO_API_KEY,
      siteId: DEMO_SITE_ID,
    });
    const { calculatedDraftOrder: created } = await draftOrders.createDraftOrder({
      draftOrder: { customLineItems: [mug], buyerInfo: { email: 'ada@example.com' } },
    });
    const draftId = created?.draftOrder?._id ?? '';
    expect(created?.draftOrder?._createdDate).toBeInstanceOf(Date);
    const { calculatedDraftOrder: discounted } = await draftOrders.createCustomDiscounts(draftId, {
      discounts: [{ discountType: 'GLOBAL', percentage: '10', applyToDraftOrder: true }],
    });
    expect(discounted?.draftOrder?.priceSummary?.total?.amount).toBe('54.00');
    const { createdOrder } = await draftOrders.createOrderFromDraft(draftId);
    expect(createdOrder).toMatchObject({ paymentStatus: 'NOT_PAID', buyerInfo: { email: 'ada@example.com' } });
    await expect(draftOrders.deleteDraftOrder(draftId)).rejects.toMatchObject({
      details: { applicationError: { code: 'DRAFT_ORDER_CANNOT_BE_DELETED' } },
    });

    const orderId = createdOrder?._id ?? '';
    expect(await draftOrders.getOrderDraftabilityStatus(orderId)).toMatchObject({ orderDraftable: true });
    const { calculatedDraftOrder: edited } = await draftOrders.createDraftOrder({ sourceOrderId: orderId });
    const editId = edited?.draftOrder?._id ?? '';
    const lineItemId = edited?.draftOrder?.lineItems?.[0]?.lineItem?._id ?? '';
    const { calculatedDraftOrder: changed } = await draftOrders.updateLineItems(editId, [
      { lineItemId, newQuantity: 3 },
    ]);
    expect(changed?.draftOrder?.lineItems?.[0]?.changedDetails).toMatchObject({ quantityBeforeChange: 2 });
    const { items } = await draftOrders.queryDraftOrders().eq('status', 'DRAFT').find();
    expect(items.map(({ _id }) => _id)).toEqual([editId]);
    const { committedDraftOrder, orderAfterCommit } = await draftOrders.commitDraftOrder(editId, {
      reason: 'One more',
    });
    expect(committedDraftOrder?.status).toBe('COMMITTED');
    expect(orderAfterCommit?.lineItems).toMatchObject([{ _id: lineItemId, quantity: 3 }]);
    expect(orderAfterCommit?.priceSummary?.total?.amount).toBe('84.00');
  },
);
