import { compare, isAmount, sum, times } from '../../kernel/money/decimal.js';
import type { StoredImage } from '../images/image.js';
import type { CatalogReference } from './catalog-reference.js';
import type { Input } from '../../kernel/input/object.js';

/** Item types. */
export const itemTypes = ['PHYSICAL', 'DIGITAL', 'GIFT_CARD', 'SERVICE'] as const;

/** How a line can be paid. */
export const paymentOptions = [
  ...(['FULL_PAYMENT_ONLINE', 'FULL_PAYMENT_OFFLINE', 'MEMBERSHIP', 'DEPOSIT_ONLINE'] as const),
  ...(['MEMBERSHIP_OFFLINE', 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER'] as const),
];

/** The addresses whose taxes can apply to a line: of the store, of billing, or of shipping. */
export const taxableAddresses = ['BUSINESS', 'BILLING', 'SHIPPING'] as const;
export type TaxableAddress = (typeof taxableAddresses)[number];

/** Says whether a value is a deposit for a price: an amount above zero, and no more than the price. */
export const isDepositOf = (value: unknown, price: string, currency: string): value is string =>
  isAmount(value, currency) && compare(value, 0) > 0 && compare(value, price) <= 0;

/** The subscription that a line is bought with. */
export interface LineSubscription {
  /** Of options of the store. */
  readonly id?: string;
  readonly title: string;
  readonly translatedTitle?: string;
  readonly description?: string;
  readonly translatedDescription?: string;
  readonly subscriptionSettings: {
    readonly frequency: string;
    readonly autoRenewal: boolean;
    readonly interval?: number;
    readonly billingCycles?: number;
    readonly enableCustomerCancellation?: boolean;
    /** Free trial period. The first payment is due when it ends. */
    readonly freeTrialPeriod?: { readonly frequency: string; readonly interval: number };
  };
}

/** A text, and what it is in the buyer's language. */
export interface TranslatedText {
  readonly original: string;
  readonly translated: string;
}

/** Details of a line item that are only displayed. */
export interface ShownDetails {
  readonly priceDescription?: TranslatedText;
  readonly deliveryProfileId?: string;
  readonly priceUndetermined?: true;
  /** Payment policy that the buyer has to accept. */
  readonly consentRequiredPaymentPolicy?: string;
  readonly policies?: readonly { readonly title: string; readonly content: string }[];
}

/** Group of modifiers of an item, such as toppings. Their prices are part of the item's price. */
export interface ModifierGroup {
  readonly id: string;
  readonly name: TranslatedText;
  readonly modifiers: readonly {
    readonly id: string;
    readonly quantity: number;
    readonly label: TranslatedText;
    readonly details?: TranslatedText;
    readonly price: string;
  }[];
}

/** Fee of an item, charged once per line item. */
interface ItemFee {
  readonly code?: string;
  readonly name: string;
  readonly price: string;
  readonly taxable: boolean;
  readonly taxGroupId?: string;
}

/** Display details and prices of a line item. */
export interface LineFacts {
  readonly name: string;
  /** Texts in the buyer's language, where they are others. */
  readonly translatedName?: string;
  readonly unitPrice: string;
  /** Before the product's own discount. */
  readonly fullUnitPrice: string;
  readonly descriptions: readonly {
    readonly name: string;
    readonly value: string;
    readonly color?: string;
    readonly translatedName?: string;
    readonly translatedValue?: string;
  }[];
  readonly image?: StoredImage;
  readonly slug?: string;
  readonly weight: number;
  readonly sku: string;
  readonly itemType: (typeof itemTypes)[number];
  /** Custom item type, if none of the item types applies. */
  readonly customType?: string;
  readonly shippable: boolean;
  readonly collectionIds: readonly string[];
  /** Of catalog items only. */
  readonly variantId?: string;
  /** Quantity in stock. `null` if stock is not tracked. */
  readonly available: number | null;
  /** Subscription that the item is bought with. */
  readonly subscription?: LineSubscription;
  /** Whether the catalog still has it. */
  readonly found: boolean;
  /** Of items of other catalogs: their page, how they are paid, who can buy them, when they take place, what they are of. */
  readonly page?: { readonly relativePath: string; readonly url: string };
  readonly paymentOption?: (typeof paymentOptions)[number];
  /** Deposit per unit, paid when the order is placed. Set with `DEPOSIT_ONLINE`. */
  readonly depositAmount?: string;
  readonly membersOnly?: boolean;
  readonly serviceProperties?: object;
  readonly rootCatalogItemId?: string;
  readonly fees?: readonly ItemFee[];
  readonly taxGroupId?: string;
  /** Address that determines the tax, if it is not the shipping address. */
  readonly taxedAt?: TaxableAddress;
  readonly fixedQuantity?: boolean;
  /** Whether the buyer has to let the card be kept for later. */
  readonly savesPaymentMethod?: boolean;
  readonly modifierGroups?: readonly ModifierGroup[];
  /** The app that keeps its stock, where that is not its catalog. */
  readonly inventoryAppId?: string;
  readonly shown?: ShownDetails;
}

/** Fields with which the merchant overrides the catalog: as they were given, and their effect on the line item. */
export interface LineOverride {
  readonly given: Input;
  readonly facts: Partial<LineFacts>;
}

/** A line of a cart as the emulator keeps it. Lines without a reference are custom lines. */
export interface StoredLine {
  readonly id: string;
  readonly quantity: number;
  readonly reference?: CatalogReference;
  /** Fields that override the catalog. Already applied to `facts`. */
  readonly override?: LineOverride;
  readonly facts: LineFacts;
}

/** Quantity of a line item that can be bought now. */
export const payable = ({ facts, quantity }: StoredLine): number =>
  facts.found ? Math.min(quantity, facts.available ?? quantity) : 0;

/** The state of a line's stock, as the platform names it. */
export function availabilityOf(line: StoredLine) {
  const { available, found } = line.facts;
  if (!found) return { status: 'NOT_FOUND', quantityAvailable: 0 };
  if (available === null) return { status: 'AVAILABLE' };
  const status = available === 0 ? 'NOT_AVAILABLE' : available < line.quantity ? 'PARTIALLY_AVAILABLE' : 'AVAILABLE';
  return { status, quantityAvailable: available };
}

/** Total price of the modifiers of one unit, which is part of the unit price. */
export const extrasOf = ({ modifierGroups = [] }: LineFacts): string =>
  sum(modifierGroups.flatMap(({ modifiers }) => modifiers.map(({ price, quantity }) => times(price, quantity))));

/** Price of the quantity of a line item that can be bought now. */
export const linePrice = (line: StoredLine): string => times(line.facts.unitPrice, payable(line));
