import { mergePatch } from '../../kernel/input/merge-patch.js';
import type { Input } from '../../kernel/input/object.js';
import { toFormattedPrice } from '../../kernel/money/format-price.js';
import type { Origins } from '../../kernel/origins.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import {
  calculateDraft,
  findShippingOffer,
  getDepositAmount,
  getDiscountAmount,
  getKeptLines,
} from '../../shop/draft-orders/calculate-draft.js';
import type { DraftDiscount, DraftFee, DraftLine, DraftOrder } from '../../shop/draft-orders/draft-order.js';
import { composeOrder } from '../../shop/order-placement/compose-order.js';
import { getBalance } from '../../shop/orders/balance.js';
import { type OrderContent, type OrderLine, orders } from '../../shop/orders/order.js';
import type { Totals } from '../../shop/pricing/totals/totals.js';
import { carrierId } from '../../shop/settings/shipping-table.js';
import { storeSettings } from '../../shop/settings/store-settings.js';
import { formatContent } from '../orders-v1/format-order-fields.js';
import { formatLineContent, getPricing } from '../orders-v1/format-order-line.js';
import { withOrigin } from '../orders-v1/format-order.js';
import { formatLogistics } from '../purchase/format-totals.js';

/** Draft with its totals and the content of the order that it describes. */
export interface CalculatedDraft {
  readonly draft: DraftOrder;
  readonly totals: Totals;
  readonly content: OrderContent;
}

function getOwner({ creatorId, details: { buyer } }: DraftOrder): OrderContent['owner'] {
  if (buyer?.['memberId']) return { memberId: buyer['memberId'] };
  return buyer?.['visitorId'] ? { visitorId: buyer['visitorId'] } : { userId: creatorId };
}

/** Calculates a draft, and the content of the order that it describes. */
export function calculate(tenant: Tenant, draft: DraftOrder): CalculatedDraft {
  const totals = calculateDraft(tenant, draft);
  const { createdDate, details, id, purchaseFlowId, updatedDate } = draft;
  const { billing, buyer, recipient, shipping } = details;
  const destination = shipping?.destination ?? recipient;
  const content = composeOrder({
    id,
    owner: getOwner(draft),
    lines: getKeptLines(draft),
    merchantDiscounts: [],
    purchaseFlowId,
    createdDate,
    updatedDate,
    totals,
    ...(buyer?.['email'] && { email: buyer['email'] }),
    ...(billing && { billingInfo: billing }),
    ...(destination && { shippingDestination: destination }),
  });
  const written = new Map(draft.lines.map((line) => [line.id, line.written]));
  const lines = content.lines.map((line) => ({ ...line, written: written.get(line.id) ?? {} }));
  return { draft, totals, content: { ...content, lines } };
}

/** Change of a part of a draft, with the part before the draft. */
function formatChange(name: string, before: unknown, after: unknown): object | undefined {
  if (before === undefined && after === undefined) return undefined;
  if (before === undefined) return { added: true, [name]: after };
  if (after === undefined) return { removed: true, [name]: before };
  if (JSON.stringify(before) === JSON.stringify(after)) return { [name]: after };
  return { changedDetails: { [`${name}BeforeChange`]: before }, [name]: after };
}

function formatDraftLine({ content }: CalculatedDraft, line: DraftLine, origin: Origins): object {
  const price = (amount: string) => toFormattedPrice(amount, content.currency);
  const { before, facts, id, isRemoved, quantity } = line;
  const none = { subtotal: '0', discount: '0', tax: '0', total: '0' };
  const { reference, written } = line;
  const removed: OrderLine = {
    id,
    quantity,
    unitPrice: facts.unitPrice,
    amounts: none,
    item: { facts, unitPrice: facts.unitPrice },
    ...(reference && { reference }),
    written,
  };
  const composed = content.lines.find((one) => one.id === id) ?? removed;
  const lineItem = withOrigin(mergePatch(formatLineContent(composed, getPricing(content)), written), origin);
  if (isRemoved) return { removed: true, lineItem };
  if (!before) return { added: true, lineItem };
  const isChanged = (name: 'modifierGroups' | 'unitPrice') =>
    JSON.stringify(before.facts[name]) !== JSON.stringify(facts[name]);
  const description = before.written['priceDescription'] ?? { original: before.facts.display?.priceDescription ?? '' };
  const changedDetails = {
    ...(before.quantity !== quantity && { quantityBeforeChange: before.quantity }),
    ...(isChanged('unitPrice') && { priceBeforeChange: price(before.facts.unitPrice) }),
    ...(JSON.stringify(before.written['priceDescription']) !== JSON.stringify(written['priceDescription']) && {
      priceDescriptionBeforeChange: description,
    }),
    ...(isChanged('modifierGroups') && { modifierGroupsBeforeChange: before.facts.modifierGroups ?? [] }),
  };
  return { ...(Object.keys(changedDetails).length > 0 && { changedDetails }), lineItem };
}

/** Formats a discount of a draft as the order has it. */
export function formatDraftDiscount({ draft, totals }: CalculatedDraft, discount: DraftDiscount): Input {
  const price = (amount: string) => toFormattedPrice(amount, draft.currency);
  const { given, id, isApplied, lines, type } = discount;
  const amount = getDiscountAmount(draft, discount, totals);
  const taken = totals.discounts.find(({ rule }) => rule?.id === id)?.itemAmounts ?? [];
  const source = Object.entries(given).map(([name, content]) => [
    name,
    { ...(content as object), amount: price(amount) },
  ]);
  return {
    id,
    discountType: type,
    lineItemIds: lines.map((line) => line.id),
    lineItemDiscounts: lines.map((line) => ({
      id: line.id,
      totalDiscount: price((isApplied ? taken.find((one) => one.id === line.id)?.amount : amount) ?? '0'),
    })),
    ...(Object.fromEntries(source) as object),
  };
}

/** Formats a fee of a draft as the order has it. */
export function formatDraftFee({ content, draft }: CalculatedDraft, { fee }: DraftFee): Input {
  const formatted = formatContent(content)['additionalFees'] as readonly Input[];
  const price = toFormattedPrice(fee.price, draft.currency);
  const { code, id, lineItemIds, name, source } = fee;
  return (
    formatted.find((one) => one['id'] === id) ?? {
      id,
      ...(code && { code }),
      name,
      price,
      priceBeforeTax: price,
      priceAfterTax: price,
      lineItemIds,
      source: source ?? 'SERVICE_PLUGIN',
    }
  );
}

/** Formats the shipping of a draft: as the merchant gave it, with its calculated cost. */
export function formatDraftShipping({ content, draft }: CalculatedDraft): Input | undefined {
  const { shipping } = draft.details;
  if (!shipping) return undefined;
  const price = toFormattedPrice(shipping.price, draft.currency);
  const calculated = formatContent(content)['shippingInfo'] as Input | undefined;
  return {
    ...shipping.given,
    cost: calculated?.['cost'] ?? { price, totalPriceBeforeTax: price, totalPriceAfterTax: price },
  };
}

const formatOwnShipping = (draft: DraftOrder, shipping = draft.edited?.before.shipping) =>
  shipping && { ...shipping.given, cost: { price: toFormattedPrice(shipping.price, draft.currency) } };

/** Formats the change of the shipping. The cost counts as changed if its price does. */
function formatShippingChange(calculated: CalculatedDraft) {
  const { draft } = calculated;
  const after = formatDraftShipping(calculated);
  const before = formatOwnShipping(draft);
  const isSame = JSON.stringify(before) === JSON.stringify(formatOwnShipping(draft, draft.details.shipping));
  return formatChange('shippingInfo', before && isSame ? after : before, after);
}

function formatBalance(tenant: Tenant, { content, draft }: CalculatedDraft): object {
  const order = orders(tenant).get(draft.edited?.orderId ?? draft.committed?.orderId ?? '');
  const { payments = [], refunds = [] } = order ?? {};
  const { authorized, balance, paid, refunded } = getBalance({ payments, refunds, total: content.total });
  const price = (amount: string) => toFormattedPrice(amount, draft.currency);
  return { balance: price(balance), paid: price(paid), refunded: price(refunded), authorized: price(authorized) };
}

function formatDeposit({ draft, totals }: CalculatedDraft) {
  const amount = getDepositAmount(draft, totals);
  if (!draft.deposit || amount === undefined) return undefined;
  const price = toFormattedPrice(amount, draft.currency);
  return {
    ...('amount' in draft.deposit ? { amount: price } : { percentage: draft.deposit.percentage }),
    priceSummary: { subtotal: price, total: price },
  };
}

/** Formats a draft order as the platform does. */
export function formatDraftOrder(tenant: Tenant, calculated: CalculatedDraft, origin: Origins): object {
  const { content, draft } = calculated;
  const { creatorId, details, discounts, edited, fees, isTaxExempt } = draft;
  const { billing, buyer, location, recipient } = details;
  const { before = {} } = edited ?? {};
  const { priceSummary, taxInfo, taxSummary } = formatContent(content) as Record<string, object>;
  const optional = {
    orderId: edited?.orderId ?? draft.committed?.orderId,
    shippingInfo: formatShippingChange(calculated),
    buyerInfo: buyer,
    billingInfo: billing,
    recipientInfo: formatChange('recipientInfo', before.recipient, recipient),
    buyerDetails: formatChange('buyerInfo', before.buyer, buyer),
    billingDetails: formatChange('billingInfo', before.billing, billing),
    businessLocationDetails: formatChange('businessLocation', before.location, location),
    memberId: buyer?.['memberId'],
    extendedFields: draft.appFields,
    commitSettings: draft.committed?.settings,
    depositDetails: formatDeposit(calculated),
  };
  return {
    id: draft.id,
    lineItems: draft.lines.map((line) => formatDraftLine(calculated, line, origin)),
    additionalFees: fees.map((one) => ({
      additionalFee: formatDraftFee(calculated, one),
      taxDetails: { taxable: one.fee.taxable, ...(one.fee.taxGroupId && { taxGroupId: one.fee.taxGroupId }) },
      source: one.source,
      applied: one.isApplied,
    })),
    discounts: discounts.map((one) => ({
      discount: formatDraftDiscount(calculated, one),
      source: one.source,
      applied: one.isApplied,
    })),
    createdDate: draft.createdDate,
    updatedDate: draft.updatedDate,
    createdBy: creatorId === 'merchant' ? { userId: creatorId } : { appId: creatorId },
    status: draft.committed ? 'COMMITTED' : 'DRAFT',
    weightUnit: storeSettings.weightUnit,
    currency: draft.currency,
    priceSummary,
    taxSummary,
    taxInfo: { ...taxInfo, taxExempt: isTaxExempt },
    balanceSummary: formatBalance(tenant, calculated),
    purchaseFlowId: draft.purchaseFlowId,
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined)),
  };
}

/** Formats a draft order with the shipping options of the store for it. */
export function formatCalculatedDraft(tenant: Tenant, draft: DraftOrder, origin: Origins): object {
  const calculated = calculate(tenant, draft);
  const offer = findShippingOffer(tenant, draft, calculated.totals);
  const orderValidationErrors =
    getKeptLines(draft).length === 0
      ? [{ code: 'LINE_ITEMS_MISSING', description: 'The draft order has no line items.', data: {} }]
      : [];
  return {
    draftOrder: formatDraftOrder(tenant, calculated, origin),
    shippingOptions: (offer?.rates ?? []).map(({ price, service }) => {
      const { pickupDetails, ...logistics } = formatLogistics(service);
      const pickup = pickupDetails && { address: pickupDetails.address, pickupMethod: pickupDetails.pickupMethod };
      return {
        carrierId,
        code: service.code,
        title: service.title,
        logistics: { ...logistics, ...(pickup && { pickupDetails: pickup }) },
        cost: { price: toFormattedPrice(price, draft.currency), currency: draft.currency },
      };
    }),
    calculationErrors: { orderValidationErrors },
  };
}
