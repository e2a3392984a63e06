import { done, planned, words, type CoverageItem, type Evidence } from './item.js';

const renamed: Record<string, string> = { id: '_id', createdDate: '_createdDate', updatedDate: '_updatedDate' };

/** Name of a field in the SDK: `id` becomes `_id`, `activities.createdDate` becomes `activities._createdDate`. */
const ours = (path: string) =>
  path
    .split('.')
    .map((name) => renamed[name] ?? name)
    .join('.');

/** Evidence that every field is in a type, and in a request or response of a test. */
const inType =
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

const operations = 'conformance/operations';
const cartTest = `${operations}/current-cart.test.ts > currentCart.getCurrentCart`;
const cartRequestTest = `${operations}/current-cart.test.ts > currentCart.updateCurrentCart`;
const checkoutTest = `${operations}/checkout-and-orders.test.ts > checkout.getCheckout`;
const orderTest = `${operations}/checkout-and-orders.test.ts > orders.getOrder`;
const settingsTest = `${operations}/commerce-settings.test.ts > checkoutSettings.getCheckoutSettings`;
const templateTest = `${operations}/checkout-templates.test.ts > checkoutTemplates.getCheckoutTemplate`;
const productTest = `${operations}/products.test.ts > products.getProduct`;
const variantTest = `${operations}/products.test.ts > products.queryProductVariants`;
const storeVariantTest = `${operations}/products.test.ts > products.getStoreVariant`;
const collectionTest = `${operations}/collections.test.ts > collections.getCollection`;
const inEvent = (field: string) =>
  done({
    symbol: `@cartwright/stores/inventory#${field}`,
    test: `${operations}/events.test.ts > handlers registered with a client receive`,
  });
/** Evidence of a commerce event, by the name under which clients register it. */
const commerceEvent = (event: string) => ({
  test: `${operations}/commerce-events.test.ts > %s`,
  row: `handlers of commerce events receive what the official client passes to them > ${event}`,
});
const redirectTest = `${operations}/redirects.test.ts > redirects.createRedirectSession`;
const identityTest = (title: string) => `${operations}/identity.test.ts > ${title}`;
const registerTest = identityTest('authentication.registerV2');
const verified = (name: string, row: string) =>
  done({
    symbol: `@cartwright/identity/authentication#${name}`,
    test: 'packages/identity/src/authentication/authentication.test.ts > verify sends %s for the factor %s',
    row: `verify sends ${row}`,
  });
const duringTest = identityTest('verification.verifyDuringAuthentication');
const inCustomValue = (name: string) =>
  done({
    symbol: `@cartwright/identity/authentication#V1CustomValue.${name}`,
    test: registerTest,
    note: 'in the `value` of a custom field',
  });
const inOptions = (namespace: string, type: string, test: string, exceptions: Record<string, Evidence> = {}) =>
  inType(`@cartwright/identity/${namespace}#${type}`, test, exceptions);
const asArgument = (namespace: string, name: string, test: string) =>
  done({ symbol: `@cartwright/identity/${namespace}#${name}`, test, note: 'the first argument' });
const sessionTest = `${operations}/oauth.test.ts > setTokens, getTokens`;

/** A field of an image in the platform's format. In the SDK, an image is a reference, and `media.getImageUrl` returns its fields. */
const inImage = (field: string) =>
  done({
    symbol: `@cartwright/core#media.ImageUrl.${field}`,
    test: 'packages/core/src/codec/image.test.ts > property: every detail survives parsing and formatting a reference',
    note: 'part of the image reference',
  });
/** A field of a video in the platform's format. In the SDK, a video is a reference, and `media.getVideoUrl` returns its fields. */
const inVideo = (field: string) =>
  done({
    symbol: `@cartwright/core#media.VideoUrl.${field}`,
    test: 'packages/core/src/codec/video.test.ts > an update keeps posters and resolutions',
    note: 'part of the video reference',
  });

const identity = 'Identity and session';

const identityFields = [
  ...fields(
    'TokenPair',
    identity,
    'accessToken.value accessToken.expiresAt refreshToken.value refreshToken.role',
    inType('@cartwright/identity#Tokens', sessionTest),
  ),
  ...fields('LoginState', identity, 'loginState data.sessionToken data.stateToken error errorCode', () =>
    done({
      symbol: '@cartwright/identity#StateMachine',
      test: `${operations}/login.test.ts > register and login: same requests, equal states`,
    }),
  ),
  ...fields(
    'Identity',
    identity,
    `createdDate updatedDate identityProfile.customFields.numValue identityProfile.customFields.dateValue identityProfile.addresses`,
    inType('@cartwright/identity/authentication#Identity', registerTest, {
      'identityProfile.customFields.numValue': inCustomValue('numValue'),
      'identityProfile.customFields.dateValue': inCustomValue('dateValue'),
    }),
  ),
  ...fields(
    'Address',
    identity,
    `formatted location addressLine1 addressLine2 streetAddress.name streetAddress.number streetAddress.apt city
    subdivision country postalCode countryFullname subdivisionFullname hint geocode.latitude geocode.longitude`,
    inType('@cartwright/core#Address', cartTest, {
      'geocode.latitude': done({ symbol: '@cartwright/core#Address.location.latitude', test: cartTest }),
      'geocode.longitude': done({ symbol: '@cartwright/core#Address.location.longitude', test: cartTest }),
    }),
  ),
  ...fields(
    'Register',
    identity,
    'loginId password profile captchaTokens clientMetaData',
    inOptions('authentication', 'RegisterV2Options', registerTest, {
      loginId: asArgument('authentication', 'registerV2', registerTest),
    }),
  ),
  ...fields(
    'SignOn',
    identity,
    'loginId profile verifyEmail mergeExistingContact',
    inOptions('authentication', 'SignOnOptions', identityTest('authentication.signOn'), {
      loginId: asArgument('authentication', 'signOn', identityTest('authentication.signOn')),
    }),
  ),
  ...fields(
    'Verify',
    identity,
    'factorType stateToken rememberThisDevice smsData callData emailData totpData pushData webauthnData',
    (name) =>
      name === 'factorType'
        ? { ...verified('verify', 'smsData for the factor SMS'), note: 'the first argument' }
        : verified(
            `VerifyOptions.${name}`,
            name.endsWith('Data')
              ? `${name} for the factor ${name.slice(0, -4).toUpperCase()}`
              : 'smsData for the factor SMS',
          ),
  ),
  ...fields(
    'Recover',
    identity,
    'recoveryToken password',
    inOptions('recovery', 'RecoverOptions', identityTest('recovery.recover'), {
      recoveryToken: asArgument('recovery', 'recover', identityTest('recovery.recover')),
    }),
  ),
  ...fields(
    'SendEmail',
    identity,
    'email language redirect.url redirect.clientId',
    inOptions('recovery', 'SendRecoveryEmailOptions', identityTest('recovery.sendRecoveryEmail'), {
      email: asArgument('recovery', 'sendRecoveryEmail', identityTest('recovery.sendRecoveryEmail')),
    }),
  ),
  ...fields(
    'ActivationEmail',
    identity,
    'identityId emailOptions',
    inOptions('recovery', 'SendActivationEmailOptions', identityTest('recovery.sendActivationEmail'), {
      identityId: asArgument('recovery', 'sendActivationEmail', identityTest('recovery.sendActivationEmail')),
    }),
  ),
  ...fields(
    'VerificationStart',
    identity,
    'identityId target',
    inOptions('verification', 'StartOptions', identityTest('verification.start')),
  ),
  ...fields(
    'VerifyDuringAuthentication',
    identity,
    'code stateToken',
    inOptions('verification', 'VerifyDuringAuthenticationOptions', duringTest, {
      code: asArgument('verification', 'verifyDuringAuthentication', duringTest),
    }),
  ),
  ...fields(
    'RedirectSessionRequest',
    identity,
    `auth login logout callbacks bookingsCheckout ecomCheckout eventsCheckout paidPlansCheckout storesProduct bookingsBook preferences origin
    auth.authRequest.redirectUri auth.authRequest.clientId auth.authRequest.codeChallenge auth.authRequest.codeChallengeMethod
    auth.authRequest.responseMode auth.authRequest.responseType auth.authRequest.scope auth.authRequest.state auth.authRequest.sessionToken`,
    inType('@cartwright/identity/redirects#CreateRedirectSessionOptions', redirectTest),
  ),
  ...fields(
    'RedirectSessionResponse',
    identity,
    'redirectSession.fullUrl redirectSession.urlDetails.endpoint redirectSession.sessionToken',
    inType('@cartwright/identity/redirects#CreateRedirectSessionResponse', redirectTest),
  ),
];

const cartFields = fields(
  'Cart',
  'Cart',
  `createdDate updatedDate lineItems contactInfo.address couponCode merchantDiscounts customLineItems appliedDiscounts
  lineItems.url lineItems.image lineItems.image.urlExpirationDate lineItems.image.focalPoint.x lineItems.image.focalPoint.y
  lineItems.catalogOverrideFields.image lineItems.catalogOverrideFields.physicalProperties.weight lineItems.physicalProperties.weight
  lineItems.subscriptionOptionInfo.subscriptionSettings.startDate lineItems.serviceProperties.scheduledDate lineItems.media`,
  inType('@cartwright/ecom/current-cart#Cart', cartTest, {
    couponCode: done({
      symbol: '@cartwright/ecom/current-cart#UpdateCurrentCartOptions.couponCode',
      test: cartRequestTest,
    }),
    merchantDiscounts: done({
      symbol: '@cartwright/ecom/current-cart#UpdateCurrentCartOptions.merchantDiscounts',
      test: `${operations}/current-cart.test.ts > merchant discounts and the field mask`,
    }),
    customLineItems: done({
      symbol: '@cartwright/ecom/current-cart#UpdateCurrentCartOptions.customLineItems',
      test: cartRequestTest,
    }),
    'lineItems.media': done({ symbol: '@cartwright/ecom/current-cart#CustomLineItem.media', test: cartRequestTest }),
    'lineItems.image.urlExpirationDate': inImage('urlExpirationDate'),
    'lineItems.image.focalPoint.x': inImage('focalPoint.x'),
    'lineItems.image.focalPoint.y': inImage('focalPoint.y'),
  }),
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
    inType('@cartwright/ecom/checkout#Checkout', checkoutTest),
  ),
  ...fields(
    'CheckoutSettings',
    'Checkout',
    'checkoutBrand.header.logo.image checkoutBrand.header.logo.size checkoutBrand.header.logo.alignment status',
    inType('@cartwright/ecom/checkout-settings#CheckoutSettings', settingsTest, {
      'checkoutBrand.header.logo.alignment': done({
        symbol: '@cartwright/ecom/checkout-settings#CheckoutHeader.alignment',
        test: settingsTest,
      }),
      status: done({
        symbol: '@cartwright/ecom/checkout-settings#CheckoutSettings.status',
        test: 'packages/ecom/src/checkout-settings/checkout-settings.test.ts > the status of checkout settings',
      }),
    }),
  ),
  ...fields(
    'CheckoutTemplate',
    'Checkout',
    'lineItems customLineItems customLineItems.media customLineItems.url customLineItems.physicalProperties.weight',
    inType('@cartwright/ecom/checkout-templates#CheckoutTemplate', templateTest),
  ),
  ...fields(
    'Fulfillment',
    'Checkout',
    'createdDate',
    inType(
      '@cartwright/ecom/order-fulfillments#Fulfillment',
      `${operations}/order-fulfillments.test.ts > orderFulfillments.listFulfillmentsForSingleOrder`,
    ),
  ),
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
    inType('@cartwright/ecom/orders#Order', orderTest),
  ),
  ...fields(
    'OrderTransactions',
    'Order',
    `payments payments.regularPaymentDetails.authorizationDetails payments.regularPaymentDetails.authorizationDetails.authorizedDate
    payments.regularPaymentDetails.authorizationDetails.captures payments.regularPaymentDetails.authorizationDetails.void
    payments.regularPaymentDetails.authorizationDetails.scheduledAction payments.regularPaymentDetails.chargebacks refunds`,
    inType(
      '@cartwright/ecom/order-transactions#OrderTransactions',
      `${operations}/order-transactions.test.ts > orderTransactions.listTransactionsForSingleOrder`,
    ),
  ),
  ...fields('Image', 'Order', 'id width height altText filename url', inImage),
  ...fields('OrdersSettings', 'Order', 'entity', () =>
    done({
      symbol: '@cartwright/ecom/orders-settings#OrdersSettings',
      test: `${operations}/commerce-settings.test.ts > ordersSettings.getOrdersSettings`,
    }),
  ),
  ...fields('ShippingOption', 'Order', 'entity', () =>
    done({
      symbol: '@cartwright/ecom/shipping-options#ShippingOption',
      ...commerceEvent('shippingOptions.onShippingOptionUpdated'),
    }),
  ),
  ...fields('ShippingLabelProviderConfiguration', 'Order', 'shipFromAddress', () =>
    done({
      symbol: '@cartwright/ecom/shippo-configurations#ShippoConfiguration.shipFromAddress',
      ...commerceEvent('shippoConfigurations.onShippoConfigurationUpdated'),
    }),
  ),
];

const catalogFields = [
  ...fields(
    'Collection',
    'Catalog',
    'id lastUpdated',
    inType('@cartwright/stores/collections#Collection', collectionTest),
  ),
  ...fields(
    'Product',
    'Catalog',
    `id weight price.price price.discountedPrice price.pricePerUnit priceData convertedPriceData costAndProfitData.itemCost
    costAndProfitData.profit costAndProfitData.profitMargin variants weightRange priceRange costRange pricePerUnitData.totalQuantity
    pricePerUnitData.baseQuantity discount.value lastUpdated createdDate`,
    inType('@cartwright/stores/products#Product', productTest),
  ),
  ...fields(
    'Variant',
    'Catalog',
    'weight priceData convertedPriceData costAndProfitData media media.image media.video media.video.posters media.video.resolutions',
    (name) => {
      const [media, , field] = name.split('.');
      if (field) return inVideo(field);
      return media === 'media'
        ? done({ symbol: `@cartwright/stores/products#StoreVariant.${name}`, test: storeVariantTest })
        : done({ symbol: `@cartwright/stores/products#Variant.variant.${name}`, test: variantTest });
    },
  ),
  ...fields('InventoryItemChanged', 'Catalog', 'fieldMask updatedDate', (name) =>
    inEvent(`InventoryItemChanged.${name.replace('updatedDate', '_updatedDate')}`),
  ),
  ...fields('InventoryVariantsChanged', 'Catalog', 'updatedDate', () =>
    inEvent('InventoryVariantsChanged._updatedDate'),
  ),
];

/** Fields of all entities. */
export const fieldItems = [...identityFields, ...cartFields, ...checkoutFields, ...orderFields, ...catalogFields];
