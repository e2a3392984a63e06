import { differs, done, type CoverageItem, type Evidence, words } from './item.js';

/** Module that is not in the specification, with the evidence of its operations. */
interface LaterModule {
  /** Namespace of the official package. */
  readonly name: string;
  /** Entry point, such as `ecom/draft-orders`. */
  readonly entry: string;
  /** Start of the operation IDs, such as `ecom.draftOrders`. */
  readonly route: string;
  /** Test that compares the operations with the official client. */
  readonly test: string;
  readonly operations: string;
}

/** Items of the operations of a module. */
const items = ({ entry, name, operations, route, test }: LaterModule): CoverageItem[] =>
  words(operations).map((operation) => ({
    id: `later.${name}.${operation}`,
    section: 'Later modules',
    text: `${name}.${operation}`,
    ...done({
      symbol: `@cartwright/${entry}#${operation}`,
      route: `${route}.${operation}`,
      test: `conformance/operations/${test}`,
    }),
  }));

/** Item of what a module does not have. */
const lacks = (name: string, text: string, evidence: Evidence): CoverageItem => ({
  id: `later.${name}.rest`,
  section: 'Later modules',
  text,
  ...evidence,
});

/** Operations of the platform that were added after the specification, by subject. */
export const laterKinds: Readonly<Record<string, readonly CoverageItem[]>> = {
  Reviews: [
    ...items({
      name: 'reviews',
      entry: 'reviews/reviews',
      route: 'reviews.reviews',
      test: 'reviews.test.ts > reviews',
      operations: `bulkCreateReview bulkDeleteReviews bulkUpdateModerationStatus countReviews createReview deleteReview getReview queryReviews removeReply setReply updateModerationStatus updateReview`,
    }),
    ...items({
      name: 'reviewRequests',
      entry: 'reviews/review-requests',
      route: 'reviews.reviewRequests',
      test: 'reviews.test.ts > reviewRequests',
      operations: `bulkCancelReviewRequestsByFilter bulkCreateReviewRequests countReviewRequests createReviewRequest deleteReviewRequest getReviewRequest queryReviewRequests`,
    }),
  ],
  'Data items': [
    ...items({
      name: 'items',
      entry: 'data/items',
      route: 'data.items',
      test: 'data-items.test.ts > data items: facts',
      operations: `aggregate bulkInsert bulkPatch bulkRemove bulkSave bulkUpdate count distinct get insert insertReference isReferenced patch query queryReferencedItems remove removeReference replaceReferences save truncate update`,
    }),
    lacks(
      'items',
      'Full-text search, drafts, asynchronous changes by filter, aggregation pipelines and option builders of data items',
      differs('data-items-absent', {
        symbol: '@cartwright/data/items#query',
        test: 'conformance/operations/data-items.test.ts > data items: facts',
        note: 'filters, counts, groups of `aggregate`, and changes of known items',
      }),
    ),
  ],
  'Draft orders': [
    ...items({
      name: 'draftOrders',
      entry: 'ecom/draft-orders',
      route: 'ecom.draftOrders',
      test: 'draft-orders.test.ts > draft orders',
      operations: `addLineItemsToDraftOrder commitDraftOrder createCustomAdditionalFees createCustomDiscounts createDraftOrder createEmptyDraftOrder createOrderFromDraft deleteCustomAdditionalFees deleteCustomDiscounts deleteDraftOrder getDraftOrder getOrderDraftabilityStatus queryDraftOrders setAdditionalFees setBillingInfo setBusinessLocation setBuyerInfo setDeposit setDiscounts setRecipientInfo setShippingInfo setTaxExemption updateExtendedFields updateLineItems`,
    }),
  ],
  'Payment requests': [
    ...items({
      name: 'orderPaymentRequests',
      entry: 'ecom/order-payment-requests',
      route: 'ecom.orderPaymentRequests',
      test: 'order-payment-requests.test.ts > order payment requests',
      operations: `bulkCreateOrderPaymentRequests chargeOrderPaymentRequest createOrderPaymentRequest deleteOrderPaymentRequest getOrderPaymentRequest getOrderPaymentRequestUrl queryOrderPaymentRequests updateExtendedFields updateOrderPaymentRequest voidOrderPaymentRequest`,
    }),
  ],
  'Subscription contracts': [
    ...items({
      name: 'subscriptionContracts',
      entry: 'ecom/subscription-contracts',
      route: 'ecom.subscriptionContracts',
      test: 'subscription-contracts.test.ts > subscription contracts',
      operations: `getSubscriptionContract querySubscriptionContracts`,
    }),
  ],
  'Abandoned checkouts': [
    ...items({
      name: 'abandonedCheckouts',
      entry: 'ecom/abandoned-checkouts',
      route: 'ecom.abandonedCheckouts',
      test: 'abandoned-checkouts.test.ts > abandoned checkouts',
      operations: `addAbandonedCheckoutActivity bulkDeleteAbandonedCheckouts deleteAbandonedCheckout getAbandonedCheckout getAbandonedCheckoutAnalytics queryAbandonedCheckouts redirectToCheckout searchAbandonedCheckouts`,
    }),
  ],
  Tax: [
    ...items({
      name: 'taxSettings',
      entry: 'ecom/tax-settings',
      route: 'ecom.taxSettings',
      test: 'shipping-and-tax.test.ts > tax settings',
      operations: `getTaxSettings upsertTaxSettings`,
    }),
    ...items({
      name: 'taxRegions',
      entry: 'ecom/tax-regions',
      route: 'ecom.taxRegions',
      test: 'shipping-and-tax.test.ts > tax regions',
      operations: `bulkCreateTaxRegion createTaxRegion deleteTaxRegion getTaxRegion queryTaxRegions updateTaxRegion`,
    }),
    ...items({
      name: 'taxGroups',
      entry: 'ecom/tax-groups',
      route: 'ecom.taxGroups',
      test: 'shipping-and-tax.test.ts > tax groups',
      operations: `createTaxGroup deleteTaxGroup getTaxGroup listDefaultTaxGroups listDefaultTaxGroupsByAppIds queryTaxGroups updateTaxGroup`,
    }),
    ...items({
      name: 'taxExemptGroups',
      entry: 'ecom/tax-exempt-groups',
      route: 'ecom.taxExemptGroups',
      test: 'shipping-and-tax.test.ts > tax exempt groups',
      operations: `bulkCreateTaxExemptGroups bulkDeleteTaxExemptGroups bulkUpdateTaxExemptGroupTags bulkUpdateTaxExemptGroupTagsByFilter bulkUpdateTaxExemptGroups createTaxExemptGroup deleteTaxExemptGroup getTaxExemptGroup listDefaultTaxExemptGroups queryTaxExemptGroups updateTaxExemptGroup`,
    }),
    ...items({
      name: 'manualTaxMappings',
      entry: 'ecom/manual-tax-mappings',
      route: 'ecom.manualTaxMappings',
      test: 'shipping-and-tax.test.ts > manual tax mappings',
      operations: `bulkAssignExemptOverrides bulkCreateManualTaxMappings bulkUnassignExemptOverrides createManualTaxMapping deleteManualTaxMapping getManualTaxMapping listManualTaxMappings queryManualTaxMappings updateExtendedFields updateManualTaxMapping`,
    }),
  ],
  Delivery: [
    ...items({
      name: 'deliveryProfile',
      entry: 'ecom/delivery-profile',
      route: 'ecom.deliveryProfile',
      test: 'shipping-and-tax.test.ts > delivery profiles',
      operations: `addDeliveryCarrier addDeliveryRegion createDeliveryProfile deleteDeliveryProfile getDeliveryDestinationProperties getDeliveryProfile getDeliveryProfileByDeliveryRegionId listDeliveryCarriers listInstalledDeliveryCarriers queryDeliveryProfiles removeDeliveryCarrier removeDeliveryRegion setDeliveryCarrierActiveStatus updateCarrierSettings updateDeliveryCarrier updateDeliveryProfile updateDeliveryRegion updateExtendedFields`,
    }),
    ...items({
      name: 'shippingOptions',
      entry: 'ecom/shipping-options',
      route: 'ecom.shippingOptions',
      test: 'shipping-and-tax.test.ts > shipping options',
      operations: `addDeliveryRegion createShippingOption deleteShippingOption getShippingOption queryShippingOptions removeDeliveryRegion updateShippingOption`,
    }),
    ...items({
      name: 'pickupLocations',
      entry: 'ecom/pickup-locations',
      route: 'ecom.pickupLocations',
      test: 'shipping-and-tax.test.ts > pickup locations',
      operations: `addDeliveryRegion bulkCreatePickupLocation bulkDeletePickupLocation bulkUpdatePickupLocation createPickupLocation deletePickupLocation getPickupLocation queryPickupLocation removeDeliveryRegion updatePickupLocation`,
    }),
    lacks(
      'shippingOptions',
      'shippingOptions.updateExtendedFields, and enumerations of internal calls',
      differs('settings-operations-absent', {
        symbol: '@cartwright/ecom/shipping-options#updateShippingOption',
        test: 'conformance/operations/shipping-and-tax.test.ts > shipping options',
        note: 'all other changes',
      }),
    ),
  ],
  Members: [
    ...items({
      name: 'members',
      entry: 'identity/members',
      route: 'members.members',
      test: 'members.test.ts > members',
      operations: `approveMember blockMember bulkApproveMembers bulkBlockMembers bulkDeleteMembers bulkDeleteMembersByFilter createMember deleteMember deleteMemberAddresses deleteMemberEmails deleteMemberPhones deleteMyMember disconnectMember getCurrentMember getMember joinCommunity leaveCommunity listMembers muteMember queryMembers unmuteMember updateCurrentMemberSlug updateMember updateMemberSlug`,
    }),
    ...items({
      name: 'memberRoleDefinition',
      entry: 'members/member-role-definition',
      route: 'members.memberRoleDefinition',
      test: 'member-modules.test.ts > memberRoleDefinition',
      operations: `createMemberRoleDefinition deleteMemberRoleDefinition getMemberRoleDefinition listMemberRoleDefinitions updateMemberRoleDefinition`,
    }),
    ...items({
      name: 'authorization',
      entry: 'members/authorization',
      route: 'members.authorization',
      test: 'member-modules.test.ts > authorization',
      operations: `assignRole getRoles queryRoles unassignRole`,
    }),
    ...items({
      name: 'membersAbout',
      entry: 'members/members-about',
      route: 'members.membersAbout',
      test: 'member-modules.test.ts > membersAbout',
      operations: `createMemberAbout deleteMemberAbout getMemberAbout getMyMemberAbout queryMemberAbouts updateMemberAbout`,
    }),
    ...items({
      name: 'customFields',
      entry: 'members/custom-fields',
      route: 'members.customFields',
      test: 'member-modules.test.ts > customFields',
      operations: `createCustomField deleteCustomField getCustomField hideCustomField listCustomFields updateCustomField updateCustomFieldsOrder`,
    }),
    {
      id: 'later.members.rest',
      section: 'Later modules',
      text: 'Badges, followers, reports, privacy and blocks of members, and fields that only some members have',
      status: 'partial',
      symbol: '@cartwright/identity/members#Member.profile',
      test: 'conformance/operations/members.test.ts > members',
      note: 'nickname, photo and slug are part of the member, and its roles, text and fields have modules; the rest serves communities rather than shops',
    },
  ],
};
