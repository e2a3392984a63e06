import fc from 'fast-check';
import { describe } from 'vitest';
import {
  amount,
  count,
  fieldName,
  flag,
  guid,
  image,
  list,
  moment,
  nullable,
  pageUrl,
  partialRecord,
  pathId,
  text,
  wireDate,
} from '../harness/arbitraries.js';
import { sameCall } from '../harness/same-call.js';
import {
  addressed as ownAddressed,
  catalogReference,
  extendedFields,
  ids,
  itemType,
  name,
  optional,
  orderShipping,
  physicalProperties,
  price,
  subscriptionSettings,
  withOptions,
} from './own-commerce.js';
import { addressed, pickupDetails, timeSlot, wireOrder, wireOrderLine, wireOrderShipping } from './wire-entities.js';

const catalogLineItems = list(
  fc.record(
    { catalogReference, quantity: count, price, _id: nullable(guid), subscriptionSettings, priceUndetermined: flag },
    { requiredKeys: ['catalogReference'] },
  ),
);
const customLineItems = list(
  partialRecord({
    _id: nullable(guid),
    quantity: count,
    price,
    productName: name,
    url: pageUrl,
    media: image,
    physicalProperties,
    itemType,
    subscriptionSettings,
    locations: list(partialRecord({ _id: guid, quantity: count })),
  }),
);
const discount = partialRecord({
  priceAmount: price,
  percentage: nullable(amount),
  discountType: fc.constantFrom('GLOBAL', 'SPECIFIC_ITEMS', 'SHIPPING'),
  description: nullable(text),
  applyToDraftOrder: nullable(flag),
  lineItemDiscounts: list(fc.record({ _id: guid })),
});
const discounts = list(
  fc.tuple(discount, fc.constant('GLOBAL')).map(([given, discountType]) => ({ discountType, ...given })),
);
const fee = fc.record(
  {
    name: text,
    price,
    taxDetails: partialRecord({ taxable: flag, taxGroupId: nullable(guid) }),
    applyToDraftOrder: nullable(flag),
    code: nullable(text),
    lineItemIds: list(guid),
  },
  { requiredKeys: ['name', 'price'] },
);
const buyerInfo = partialRecord({ email: nullable(text), memberId: guid, contactId: nullable(guid) });
const states = list(fc.record({ _id: guid, applied: flag }));

/** Part of a draft with its change. */
const change = (field: string, before: string, value: fc.Arbitrary<unknown>) =>
  partialRecord({ added: flag, removed: flag, changedDetails: partialRecord({ [before]: value }), [field]: value });

const wireDraft = partialRecord({
  id: guid,
  orderId: nullable(guid),
  createdDate: nullable(wireDate),
  updatedDate: nullable(wireDate),
  status: fc.constantFrom('DRAFT', 'COMMITTED', 'NEW_STATUS'),
  lineItems: list(
    partialRecord({
      added: flag,
      changedDetails: partialRecord({ quantityBeforeChange: nullable(count), priceBeforeChange: price }),
      lineItem: wireOrderLine,
    }),
  ),
  shippingInfo: change('shippingInfo', 'shippingInfoBeforeChange', wireOrderShipping),
  billingInfo: addressed,
  recipientInfo: change('recipientInfo', 'recipientInfoBeforeChange', addressed),
  billingDetails: change('billingInfo', 'billingInfoBeforeChange', addressed),
  businessLocationDetails: partialRecord({ businessLocation: partialRecord({ id: guid, name: text }) }),
  additionalFees: list(partialRecord({ applied: flag, additionalFee: partialRecord({ id: guid, name: text, price }) })),
  discounts: list(
    partialRecord({ applied: flag, discount: partialRecord({ id: guid, coupon: partialRecord({ id: guid }) }) }),
  ),
  createdBy: partialRecord({ userId: guid, appId: guid }),
});
const calculatedDraftOrder = partialRecord({
  draftOrder: wireDraft,
  shippingOptions: list(
    partialRecord({ code: text, logistics: partialRecord({ pickupDetails, deliveryTimeSlot: timeSlot }) }),
  ),
  calculationErrors: partialRecord({
    orderValidationErrors: list(partialRecord({ code: text, description: text })),
  }),
});
const calculated = partialRecord({ calculatedDraftOrder });

describe('draft orders', () => {
  sameCall(
    'draftOrders.createDraftOrder',
    optional(
      fc.oneof(
        partialRecord({ sourceOrderId: guid }),
        partialRecord({ orderId: nullable(guid) }),
        partialRecord({
          draftOrder: partialRecord({
            catalogLineItems,
            customLineItems,
            discounts,
            additionalFees: list(fee),
            buyerInfo,
            billingInfo: ownAddressed,
            recipientInfo: ownAddressed,
            shippingInfo: orderShipping,
            businessLocation: fc.record({ _id: guid }),
            taxExempt: flag,
            extendedFields,
          }),
        }),
      ),
    ),
    partialRecord({ calculatedDraftOrder, preexistingDraftOrder: nullable(flag) }),
  );
  sameCall('draftOrders.createEmptyDraftOrder', fc.constant([]), calculated);
  sameCall('draftOrders.getDraftOrder', fc.tuple(pathId), calculated);
  sameCall('draftOrders.deleteDraftOrder', fc.tuple(pathId), fc.constant({}));
  sameCall(
    'draftOrders.getOrderDraftabilityStatus',
    fc.tuple(pathId),
    partialRecord({ orderId: guid, orderDraftable: flag, nonDraftableReasons: list(text) }),
  );
  sameCall(
    'draftOrders.addLineItemsToDraftOrder',
    withOptions(partialRecord({ catalogLineItems, customLineItems })),
    calculated,
  );
  sameCall(
    'draftOrders.updateLineItems',
    fc.tuple(
      pathId,
      list(
        fc.record(
          {
            lineItemId: guid,
            newQuantity: nullable(count),
            newPrice: nullable(amount),
            newProductName: name,
            newSubscriptionSettings: subscriptionSettings,
            newModifierGroups: fc.record({
              modifierGroups: list(fc.record({ _id: guid, modifiers: list(fc.record({ _id: guid, price })) })),
            }),
          },
          { requiredKeys: ['lineItemId'] },
        ),
      ),
    ),
    calculated,
  );
  sameCall('draftOrders.createCustomDiscounts', withOptions(partialRecord({ discounts })), calculated);
  sameCall('draftOrders.setDiscounts', fc.tuple(pathId, states), calculated);
  sameCall('draftOrders.deleteCustomDiscounts', fc.tuple(pathId, ids), calculated);
  sameCall(
    'draftOrders.createCustomAdditionalFees',
    withOptions(partialRecord({ customAdditionalFees: list(fee) })),
    calculated,
  );
  sameCall('draftOrders.setAdditionalFees', fc.tuple(pathId, states), calculated);
  sameCall('draftOrders.deleteCustomAdditionalFees', fc.tuple(pathId, ids), calculated);
  sameCall('draftOrders.setShippingInfo', withOptions(partialRecord({ shippingInfo: orderShipping })), calculated);
  sameCall('draftOrders.setBuyerInfo', withOptions(partialRecord({ buyerInfo })), calculated);
  sameCall('draftOrders.setRecipientInfo', withOptions(partialRecord({ recipientInfo: ownAddressed })), calculated);
  sameCall('draftOrders.setBillingInfo', withOptions(partialRecord({ billingInfo: ownAddressed })), calculated);
  sameCall(
    'draftOrders.setBusinessLocation',
    withOptions(fc.record({ businessLocation: fc.record({ _id: guid }) })),
    calculated,
  );
  sameCall('draftOrders.setTaxExemption', fc.tuple(pathId, fc.record({ taxExempt: nullable(flag) })), calculated);
  sameCall(
    'draftOrders.setDeposit',
    withOptions(
      partialRecord({ depositDetails: fc.oneof(fc.record({ amount: price }), fc.record({ percentage: amount })) }),
    ),
    calculated,
  );
  sameCall(
    'draftOrders.updateExtendedFields',
    fc.tuple(pathId, text, fc.record({ namespaceData: nullable(fc.dictionary(fieldName, text)) })),
    partialRecord({ draftOrder: wireDraft }),
  );
  sameCall(
    'draftOrders.commitDraftOrder',
    withOptions(
      partialRecord({
        commitSettings: partialRecord({
          sendNotificationsToBuyer: nullable(flag),
          updateInventory: list(fc.record({ lineItemId: guid })),
        }),
        reason: nullable(text),
      }),
    ),
    partialRecord({ committedDraftOrder: wireDraft, orderAfterCommit: wireOrder }),
  );
  sameCall(
    'draftOrders.createOrderFromDraft',
    withOptions(
      partialRecord({
        createSettings: partialRecord({
          editableByOwnerApps: fc.record({ appIds: list(guid) }),
          notifications: partialRecord({ sendNotificationToBuyer: nullable(flag) }),
        }),
        reason: nullable(text),
        channelInfo: partialRecord({ type: fc.constant('POS' as const), externalOrderId: nullable(text) }),
      }),
    ),
    partialRecord({ committedDraftOrder: wireDraft, createdOrder: wireOrder }),
  );
  sameCall(
    'draftOrders.queryDraftOrders',
    fc.tuple(
      fc.record(
        {
          filter: partialRecord({
            orderId: fc.oneof(guid, fc.record({ $in: list(guid) })),
            status: fc.constantFrom('DRAFT', 'COMMITTED'),
            _createdDate: fc.record({ $gt: moment }),
          }),
          sort: list(
            fc.record({
              fieldName: fc.constantFrom('_createdDate', '_updatedDate', 'status'),
              order: fc.constantFrom('ASC', 'DESC'),
            }),
          ),
          cursorPaging: partialRecord({ limit: count, cursor: text }),
        },
        { requiredKeys: ['filter'] },
      ),
    ),
    partialRecord({
      draftOrders: list(wireDraft),
      pagingMetadata: partialRecord({ count, cursors: partialRecord({ next: text }) }),
    }),
  );
});
