import { compare, isAmount, sum, times } from '../../kernel/money/decimal.js';
import type { StoredImage } from '../images/image.js';
import type { CatalogReference } from './catalog-reference.js';
import type { Input } from '../../kernel/input/object.js';

/** Item types. */
export const itemTypes = ['PHYSICAL', 'DIGITAL', 'GIFT_CARD', 'SERVICE'] as const;

/** Payment options of line items. */
export const paymentOptions = [
  ...(['FULL_PAYMENT_ONLINE', 'FULL_PAYMENT_OFFLINE', 'MEMBERSHIP', 'DEPOSIT_ONLINE'] as const),
  ...(['MEMBERSHIP_OFFLINE', 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER'] as const),
];

/** Addresses that can determine the tax of a line item: of the store, of billing, or of shipping. */
export const taxableAddresses = ['BUSINESS', 'BILLING', 'SHIPPING'] as const;
export type TaxableAddress = (typeof taxableAddresses)[number];

/** Whether a value is a valid deposit for a price: above zero, and at most the price. */
export const isDeposit = (value: unknown, price: string, currency: string): value is string =>
  isAmount(value, currency) && compare(value, 0) > 0 && compare(value, price) <= 0;

/** Subscription that a line item is bought with. */
export interface LineSubscription {
  /** ID of the store's subscription option. Absent for items of other catalogs. */
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
    /** Day of the month, from 1 to 28, on which the subscription is charged. */
    readonly billingSettings?: { readonly anchorDay: number };
  };
}

/** Details of a line item that are only displayed. Translations are in the buyer's language, if that is another. */
export interface DisplayDetails {
  /** Description of the price, such as "per hour". */
  readonly priceDescription?: string;
  readonly translatedPriceDescription?: string;
  readonly deliveryProfileId?: string;
  /** Whether the price is not final. */
  readonly isPriceUndetermined?: true;
  /** Payment policy that the buyer has to accept. */
  readonly paymentPolicy?: string;
  /** Other policies of the seller. */
  readonly policies?: readonly { readonly title: string; readonly content: string }[];
}

/** Modifier of an item, such as a topping. */
interface Modifier {
  readonly id: string;
  readonly quantity: number;
  readonly name: string;
  readonly translatedName?: string;
  readonly details?: string;
  readonly translatedDetails?: string;
  readonly price: string;
}

/** Group of modifiers of an item, such as toppings. Their prices are part of the item's price. */
export interface ModifierGroup {
  readonly id: string;
  readonly name: string;
  readonly translatedName?: string;
  readonly modifiers: readonly Modifier[];
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
  /** Name in the buyer's language, if it differs from `name`. */
  readonly translatedName?: string;
  readonly unitPrice: string;
  /** Full unit price, without the product's discount. */
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
  /** Variant ID, for catalog items with variants. */
  readonly variantId?: string;
  /** Quantity in stock. `null` if stock is not tracked. */
  readonly available: number | null;
  /** Subscription that the item is bought with. */
  readonly subscription?: LineSubscription;
  /** Whether the catalog still contains the item. */
  readonly found: boolean;
  /** URL of the item's page, for items of other catalogs. */
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
  /** Whether the buyer must agree that the payment method is saved. */
  readonly savesPaymentMethod?: boolean;
  readonly modifierGroups?: readonly ModifierGroup[];
  /** ID of the app that tracks the stock, if it is not the app of the catalog. */
  readonly inventoryAppId?: string;
  readonly display?: DisplayDetails;
}

/** Fields with which the merchant overrides catalog data, and the details that result from them. */
export interface LineOverride {
  readonly given: Input;
  readonly facts: Partial<LineFacts>;
}

/** Stored line item. One without a reference is a custom line item. */
export interface StoredLine {
  readonly id: string;
  readonly quantity: number;
  readonly reference?: CatalogReference;
  /** Fields that override those of the catalog. `facts` includes them. */
  readonly override?: LineOverride;
  readonly facts: LineFacts;
  /** Benefit of a plan in the same purchase that pays for the line. */
  readonly futureMembership?: { readonly lineItemId: string; readonly benefitId: string };
  /** Custom fields of apps. */
  readonly extendedFields?: object;
  /** Catalog item that a custom line stands for. The catalog is not read. */
  readonly shownReference?: CatalogReference;
}

/** Quantity of a line item that can be bought now. */
export const payable = ({ facts, quantity }: StoredLine): number =>
  facts.found ? Math.min(quantity, facts.available ?? quantity) : 0;

/** Total price of the modifiers of one unit, which is part of the unit price. */
export const getExtras = ({ modifierGroups = [] }: Pick<LineFacts, 'modifierGroups'>): string =>
  sum(modifierGroups.flatMap(({ modifiers }) => modifiers.map(({ price, quantity }) => times(price, quantity))));

/** Price of the quantity of a line item that can be bought now. */
export const linePrice = (line: StoredLine): string => times(line.facts.unitPrice, payable(line));
