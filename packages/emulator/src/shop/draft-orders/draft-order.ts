import { ApplicationError } from '../../kernel/errors/application-error.js';
import type { Input } from '../../kernel/input/object.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import type { StoredLine } from '../line-items/line.js';
import type { AddressWithContact } from '../pricing/shipping/address.js';
import type { PluginFee, Rate } from '../pricing/totals/plugin-results.js';
import type { AppliedDiscount, Totals } from '../pricing/totals/totals.js';

/** Source of a discount or a fee: the order that is edited, or the caller. */
type DraftSource = 'ORIGINAL_ORDER' | 'CUSTOM';

/** Line item of a draft. */
export interface DraftLine extends StoredLine {
  /** Merchant-defined fields: a merge patch in the format of the Orders API, applied to the derived fields. */
  readonly written: Input;
  /** Line item of the order before the draft. Absent from an added line item. */
  readonly before?: Pick<DraftLine, 'quantity' | 'facts' | 'written'>;
  /** Whether the draft removed the line item from the order. */
  readonly isRemoved?: boolean;
}

/** Discount of a draft order. */
export interface DraftDiscount {
  readonly id: string;
  readonly source: DraftSource;
  readonly isApplied: boolean;
  readonly type: AppliedDiscount['type'];
  /** Discount of the whole order or of shipping. Absent from one of line items. */
  readonly rate?: Rate;
  /** Discounts of line items. */
  readonly lines: readonly { readonly id: string; readonly rate: Rate }[];
  /** Coupon, discount rule or reason of the merchant, without amounts, in the format of the Orders API. */
  readonly given: Input;
}

/** Additional fee of a draft. */
export interface DraftFee {
  readonly source: DraftSource;
  readonly isApplied: boolean;
  readonly fee: PluginFee;
}

/** Shipping of a draft. */
export interface DraftShipping {
  readonly code: string;
  readonly title: string;
  readonly price: string;
  readonly destination?: AddressWithContact;
  /** All fields but the cost, as the merchant gave them. */
  readonly given: Input;
}

/** Addresses, buyer and location of a draft. */
export interface DraftDetails {
  readonly shipping?: DraftShipping;
  readonly billing?: AddressWithContact;
  readonly recipient?: AddressWithContact;
  readonly buyer?: Readonly<Record<string, string>>;
  readonly location?: { readonly id: string; readonly name?: string };
}

/** Deposit of a draft. */
export type DraftDeposit = { readonly amount: string } | { readonly percentage: string };

/** Draft of a new order, or of changes to an order. */
export interface DraftOrder {
  readonly id: string;
  /** Caller that created the draft. */
  readonly creatorId: string;
  /** Order to edit, with its details before the draft. */
  readonly edited?: { readonly orderId: string; readonly before: DraftDetails };
  readonly currency: string;
  readonly lines: readonly DraftLine[];
  readonly discounts: readonly DraftDiscount[];
  readonly fees: readonly DraftFee[];
  readonly details: DraftDetails;
  readonly isTaxExempt: boolean;
  readonly deposit?: DraftDeposit;
  /** Data of apps, by namespace. */
  readonly appFields?: Input;
  readonly purchaseFlowId: string;
  /** Committed draft: the order, the totals at that time, and the settings of the request. */
  readonly committed?: { readonly orderId: string; readonly totals: Totals; readonly settings: Input };
  readonly createdDate: string;
  readonly updatedDate: string;
}

/** Draft orders of a tenant. */
export const draftOrders = (tenant: Tenant) => tenant.collection<DraftOrder>('draft-orders');

/** Finds a draft. @throws {ApplicationError} `DRAFT_ORDER_DOES_NOT_EXIST` */
export function requireDraft(tenant: Tenant, draftOrderId: string | undefined): DraftOrder {
  const draft = draftOrders(tenant).get(draftOrderId ?? '');
  if (draft) return draft;
  throw new ApplicationError('notFound', 'DRAFT_ORDER_DOES_NOT_EXIST', 'There is no draft order with this ID.', {
    draftOrderId,
  });
}

/** Finds a draft that can be changed. @throws {ApplicationError} as `requireDraft`; `DRAFT_ORDER_ALREADY_COMMITTED` */
export function requireOpenDraft(tenant: Tenant, draftOrderId: string | undefined): DraftOrder {
  const draft = requireDraft(tenant, draftOrderId);
  if (!draft.committed) return draft;
  const description = 'The draft order was committed, so it cannot be changed.';
  throw new ApplicationError('failedPrecondition', 'DRAFT_ORDER_ALREADY_COMMITTED', description, {
    draftOrderId: draft.id,
  });
}

/** Stores a draft with the current time. */
export const saveDraft = (tenant: Tenant, draft: Omit<DraftOrder, 'updatedDate'>): DraftOrder =>
  draftOrders(tenant).put({ ...draft, updatedDate: tenant.clock.now().toISOString() });

/** Time after the last change at which a draft of changes expires, in milliseconds. */
const LIFETIME = 24 * 60 * 60 * 1000;

/**
 * Finds the active draft of changes to an order. An expired one is deleted.
 *
 * @throws {ApplicationError} `ORDER_IS_ALREADY_EDITED` if another caller created it
 */
export function findActiveDraft(tenant: Tenant, orderId: string, callerId: string): DraftOrder | undefined {
  for (const draft of [...draftOrders(tenant).values()]) {
    if (draft.edited?.orderId !== orderId || draft.committed) continue;
    if (Date.parse(draft.updatedDate) + LIFETIME <= tenant.clock.now().getTime()) {
      draftOrders(tenant).delete(draft.id);
    } else if (draft.creatorId === callerId) {
      return draft;
    } else {
      const description = 'Another caller is editing the order.';
      throw new ApplicationError('failedPrecondition', 'ORDER_IS_ALREADY_EDITED', description, { orderId });
    }
  }
  return undefined;
}
