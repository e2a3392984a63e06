import { type Input, isObject } from '../../kernel/input/object.js';
import type { Document } from '../../kernel/state/collection.js';
import type { StoredLine } from '../../shop/line-items/line.js';
import type { ExternalItem } from '../../shop/plugin-catalogs/external-item.js';
import type { AddressWithContact } from '../../shop/pricing/shipping/address.js';
import type { AppReference, Purchase } from '../../shop/purchase/purchase.js';
import { upgradeFacts } from './upgrade-facts.js';
import { upgradeShipping, upgradeTaxes } from './upgrade-settings.js';
import { upgradePaying, upgradePluginResults } from './upgrade-plugin-results.js';

/** A cart or checkout with the properties that only earlier versions stored. */
interface FormerPurchase extends Purchase {
  /** Shipping destination of a cart. */
  readonly contactInfo?: AddressWithContact;
  /** Fields of the Checkout V1 API that follow from the checkout template. */
  readonly fromTemplate?: Input;
}

const upgradeLine = (line: StoredLine): StoredLine => ({ ...line, facts: upgradeFacts(line.facts) });

function readTemplateFields(fields: Input): Pick<Purchase, 'customContent' | 'externalReferences' | 'settings'> {
  const input = isObject(fields['customSettings']) ? fields['customSettings'] : {};
  const customContent = fields['customContentReference'] as AppReference | undefined;
  const externalReference = fields['externalReference'] as AppReference | undefined;
  return {
    settings: {
      lockGiftCard: input['lockGiftCard'] === true,
      lockCouponCode: input['lockCouponCode'] === true,
      policyAgreementCheckboxDisabled: input['disabledPolicyAgreementCheckbox'] === true,
      manualPaymentDisabled: input['disabledManualPayment'] === true,
    },
    ...(customContent && { customContent }),
    ...(externalReference && { externalReferences: [externalReference] }),
  };
}

function upgradePurchase({ contactInfo, fromTemplate, ...purchase }: FormerPurchase): Purchase {
  const { lines, plugins, totals } = purchase;
  return {
    ...purchase,
    lines: lines.map(upgradeLine),
    ...(contactInfo && { shippingDestination: contactInfo }),
    ...(fromTemplate && readTemplateFields(fromTemplate)),
    ...(plugins && { plugins: upgradePluginResults(plugins) }),
    ...(totals && { totals: { ...totals, memberships: totals.memberships.map(upgradePaying) } }),
  };
}

/**
 * Converts a stored document of an earlier version: a cart, a checkout, shipping or tax settings, or an item of an app's
 * catalog.
 */
export function upgradeDocument(collection: string, document: Document): Document {
  if (collection === 'carts' || collection === 'checkouts') return upgradePurchase(document as FormerPurchase);
  if (collection === 'shipping') return upgradeShipping(document);
  if (collection === 'taxes') return upgradeTaxes(document);
  if (collection !== 'external-items') return document;
  const item = document as ExternalItem;
  const upgraded: ExternalItem = { ...item, facts: upgradeFacts(item.facts) };
  return upgraded;
}
