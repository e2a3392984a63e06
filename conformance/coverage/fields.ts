import { done, planned, words, type CoverageItem, type Evidence } from './item.js';

const renamed: Record<string, string> = { id: '_id', createdDate: '_createdDate', updatedDate: '_updatedDate' };

/** The name on our side of the wire: `id` → `_id`, `activities.createdDate` → `activities._createdDate`. */
const ours = (path: string) =>
  path
    .split('.')
    .map((name) => renamed[name] ?? name)
    .join('.');

/** Shows that every field is in a type and that a test sees it cross the wire. */
export const inType =
  (type: string, test: string, exceptions: Record<string, Evidence> = {}) =>
  (name: string): Evidence =>
    exceptions[name] ?? done({ symbol: `${type}.${ours(name)}`, test });

const fields = (
  entity: string,
  heading: string,
  names: string,
  evidence: (name: string) => Evidence = () => planned,
): CoverageItem[] =>
  words(names).map((name) => ({
    id: `field.${entity}.${name}`,
    section: `3. Entities and their fields: ${heading}`,
    text: `${entity}.${name}`,
    ...evidence(name),
  }));

const identity = 'Identity and session';

const identityFields = [
  ...fields('TokenPair', identity, 'accessToken.value accessToken.expiresAt refreshToken.value refreshToken.role'),
  ...fields('LoginState', identity, 'loginState data.sessionToken data.stateToken error errorCode'),
  ...fields(
    'Identity',
    identity,
    `createdDate updatedDate identityProfile.customFields.numValue identityProfile.customFields.dateValue identityProfile.addresses`,
  ),
  ...fields(
    'Address',
    identity,
    `formatted location addressLine1 addressLine2 streetAddress.name streetAddress.number streetAddress.apt city
    subdivision country postalCode countryFullname subdivisionFullname hint geocode.latitude geocode.longitude`,
  ),
  ...fields('Register', identity, 'loginId password profile captchaTokens clientMetaData'),
  ...fields('SignOn', identity, 'loginId profile verifyEmail mergeExistingContact'),
  ...fields(
    'Verify',
    identity,
    'factorType stateToken rememberThisDevice smsData callData emailData totpData pushData webauthnData',
  ),
  ...fields('Recover', identity, 'recoveryToken password'),
  ...fields('SendEmail', identity, 'email language redirect.url redirect.clientId'),
  ...fields('ActivationEmail', identity, 'identityId emailOptions'),
  ...fields('VerificationStart', identity, 'identityId target'),
  ...fields('VerifyDuringAuthentication', identity, 'code stateToken'),
  ...fields(
    'RedirectSessionRequest',
    identity,
    `auth login logout callbacks bookingsCheckout ecomCheckout eventsCheckout paidPlansCheckout storesProduct bookingsBook preferences origin
    auth.authRequest.redirectUri auth.authRequest.clientId auth.authRequest.codeChallenge auth.authRequest.codeChallengeMethod
    auth.authRequest.responseMode auth.authRequest.responseType auth.authRequest.scope auth.authRequest.state auth.authRequest.sessionToken`,
  ),
  ...fields(
    'RedirectSessionResponse',
    identity,
    'redirectSession.fullUrl redirectSession.urlDetails.endpoint redirectSession.sessionToken',
  ),
];

const cartFields = fields(
  'Cart',
  'Cart',
  `createdDate updatedDate lineItems contactInfo.address couponCode merchantDiscounts customLineItems appliedDiscounts
  lineItems.url lineItems.image lineItems.image.urlExpirationDate lineItems.image.focalPoint.x lineItems.image.focalPoint.y
  lineItems.catalogOverrideFields.image lineItems.catalogOverrideFields.physicalProperties.weight lineItems.physicalProperties.weight
  lineItems.subscriptionOptionInfo.subscriptionSettings.startDate lineItems.serviceProperties.scheduledDate lineItems.media`,
);

const checkoutFields = [
  ...fields(
    'Checkout',
    'Checkout',
    `lineItems billingInfo.address shippingInfo shippingInfo.shippingDestination.address shippingInfo.selectedCarrierServiceOption
    shippingInfo.carrierServiceOptions.shippingOptions.logistics.deliveryTimeSlot.from
    shippingInfo.carrierServiceOptions.shippingOptions.logistics.deliveryTimeSlot.to
    shippingInfo.carrierServiceOptions.shippingOptions.logistics.pickupDetails.address
    membershipOptions.eligibleMemberships membershipOptions.eligibleMemberships.expirationDate membershipOptions.invalidMemberships membershipOptions.invalidMemberships.membership.expirationDate
    subscriptionCharges.charges.cycleBillingDate appliedDiscounts.merchantDiscount.percentage`,
  ),
  ...fields(
    'CheckoutSettings',
    'Checkout',
    'checkoutBrand.header.logo.image checkoutBrand.header.logo.size checkoutBrand.header.logo.alignment status',
  ),
  ...fields(
    'CheckoutTemplate',
    'Checkout',
    'lineItems customLineItems customLineItems.media customLineItems.url customLineItems.physicalProperties.weight',
  ),
  ...fields('Fulfillment', 'Checkout', 'createdDate'),
];

const orderFields = [
  ...fields(
    'Order',
    'Order',
    `id createdDate updatedDate purchasedDate lineItems lineItems.image lineItems.digitalFile.expirationDate
    lineItems.subscriptionInfo.subscriptionSettings.startDate lineItems.physicalProperties.weight billingInfo.address
    shippingInfo.logistics shippingInfo.logistics.deliverByDate shippingInfo.logistics.deliveryTimeSlot.from
    shippingInfo.logistics.deliveryTimeSlot.to shippingInfo.logistics.shippingDestination.address
    shippingInfo.logistics.pickupDetails.address recipientInfo.address activities activities.createdDate settings`,
  ),
  ...fields(
    'OrderTransactions',
    'Order',
    `payments payments.regularPaymentDetails.authorizationDetails payments.regularPaymentDetails.authorizationDetails.authorizedDate
    payments.regularPaymentDetails.authorizationDetails.captures payments.regularPaymentDetails.authorizationDetails.void
    payments.regularPaymentDetails.authorizationDetails.scheduledAction payments.regularPaymentDetails.chargebacks refunds`,
  ),
  ...fields('Image', 'Order', 'id width height altText filename url'),
  ...fields('OrdersSettings', 'Order', 'entity'),
  ...fields('ShippingOption', 'Order', 'entity'),
  ...fields('ShippingLabelProviderConfiguration', 'Order', 'shipFromAddress'),
];

const catalogFields = [
  ...fields('Collection', 'Catalog', 'id lastUpdated'),
  ...fields(
    'Product',
    'Catalog',
    `id weight price.price price.discountedPrice price.pricePerUnit priceData convertedPriceData costAndProfitData.itemCost
    costAndProfitData.profit costAndProfitData.profitMargin variants weightRange priceRange costRange pricePerUnitData.totalQuantity
    pricePerUnitData.baseQuantity discount.value lastUpdated createdDate`,
  ),
  ...fields(
    'Variant',
    'Catalog',
    'weight priceData convertedPriceData costAndProfitData media media.image media.video media.video.posters media.video.resolutions',
  ),
  ...fields('InventoryItemChanged', 'Catalog', 'fieldMask updatedDate'),
  ...fields('InventoryVariantsChanged', 'Catalog', 'updatedDate'),
];

/** Every field of every entity. */
export const fieldItems = [...identityFields, ...cartFields, ...checkoutFields, ...orderFields, ...catalogFields];
