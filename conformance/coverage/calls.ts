import { done, planned, type CoverageItem, type Evidence } from './item.js';

/** Name, method and path from the specification, request and response fields, and the evidence. */
type Call = readonly [name: string, call: string, payload: string, evidence?: Evidence];

const calls = (heading: string, module: string, list: readonly Call[]): CoverageItem[] =>
  list.map(([name, call, payload, evidence = planned]) => ({
    id: `call.${module}.${name}`,
    section: `7. Calls: ${heading}`,
    text: payload === '' ? call : `${call}: ${payload}`,
    ...evidence,
  }));

/** Evidence of a call: its operation, its route, and the test that compares it with the official client. */
const compared = (entry: string, namespace: string, file: string, name: string): Evidence =>
  done({
    symbol: `@cartwright/${entry}#${name}`,
    route: `${entry.split('/')[0] ?? ''}.${namespace}.${name}`,
    test: `conformance/operations/${file}.test.ts > ${namespace}.${name}`,
  });
const inCart = (name: string) => compared('ecom/current-cart', 'currentCart', 'current-cart', name);
/** Evidence of an operation in `payments-collector`. */
const inPayments = (name: string) => compared('ecom/orders', 'orders', 'payments-collector', name);
const inOrders = (name: string) => compared('ecom/orders', 'orders', 'orders', name);
const inProducts = (name: string) => compared('stores/products', 'products', 'products', name);
const writesProducts = (name: string) => compared('stores/products', 'products', 'catalog-writer', name);
const inCollections = (name: string) => compared('stores/collections', 'collections', 'collections', name);
const inIdentity = (module: string, name: string) => compared(`identity/${module}`, module, 'identity', name);
const oauthTest = (title: string) => `conformance/operations/oauth.test.ts > ${title}`;

const authentication = calls('Identity', 'identity.authentication', [
  [
    'register',
    'POST /v2/register',
    'loginId, password, profile, captchaTokens (sent as Recaptcha and InvisibleRecaptcha), clientMetaData → state, sessionToken, stateToken, identity, additionalData, mfaChallengeData',
    inIdentity('authentication', 'registerV2'),
  ],
  [
    'login',
    'POST /v2/login',
    'loginId, password, captchaTokens, clientMetaData',
    inIdentity('authentication', 'loginV2'),
  ],
  [
    'signOn',
    'POST /v2/sign-on',
    'loginId, profile, verifyEmail, mergeExistingContact',
    inIdentity('authentication', 'signOn'),
  ],
  ['changePassword', 'POST /v2/change-password', 'newPassword', inIdentity('authentication', 'changePassword')],
  ['logout', 'GET /v1/logout', 'query postLogoutRedirectUri, clientId', inIdentity('authentication', 'logout')],
  [
    'verify',
    'POST /v2/{factorType}/verify',
    'stateToken, rememberThisDevice, per-factor data',
    {
      ...inIdentity('authentication', 'verify'),
      test: 'conformance/operations/identity.test.ts > verify: a factor of a sign-in',
    },
  ],
]);

const recovery = calls('Identity', 'identity.recovery', [
  [
    'sendRecoveryEmail',
    'POST /v1/send-email',
    'email, language, redirect',
    inIdentity('recovery', 'sendRecoveryEmail'),
  ],
  [
    'sendActivationEmail',
    'POST /v1/activation-email',
    'identityId, emailOptions',
    inIdentity('recovery', 'sendActivationEmail'),
  ],
  ['recover', 'POST /v1/recover', 'recoveryToken, password', inIdentity('recovery', 'recover')],
]);

const verification = calls('Identity', 'identity.verification', [
  ['start', 'POST /v1/Start', 'identityId, target', inIdentity('verification', 'start')],
  [
    'verifyDuringAuthentication',
    'POST /v1/auth/verify',
    'code, stateToken',
    inIdentity('verification', 'verifyDuringAuthentication'),
  ],
]);

const redirects = calls('Identity', 'redirects', [
  [
    'createRedirectSession',
    'POST /v1/redirect-session',
    'the redirect session sections',
    {
      ...compared('identity/redirects', 'redirects', 'redirects', 'createRedirectSession'),
      route: 'redirects.redirects.createRedirectSession',
    },
  ],
]);

const loginTest = (title: string) => `conformance/operations/login.test.ts > ${title}`;

const oauth = calls('Identity', 'identity.oauth', [
  [
    'token',
    'POST /oauth2/token',
    'JSON body and content type → access_token, refresh_token, expires_in',
    done({
      symbol: '@cartwright/identity#OAuthStrategy',
      route: 'identity.oauth2.token',
      test: oauthTest('generateVisitorTokens: same requests'),
    }),
  ],
  [
    'token.anonymous',
    'POST /oauth2/token',
    'grant anonymous with clientId',
    done({
      symbol: '@cartwright/identity#OAuthStrategy.generateVisitorTokens',
      route: 'identity.oauth2.token',
      test: oauthTest('generateVisitorTokens: same requests'),
    }),
  ],
  [
    'token.refresh_token',
    'POST /oauth2/token',
    'grant refresh_token with refreshToken',
    done({
      symbol: '@cartwright/identity#OAuthStrategy.renewToken',
      route: 'identity.oauth2.token',
      test: oauthTest('renewToken: same requests'),
    }),
  ],
  [
    'token.authorization_code',
    'POST /oauth2/token',
    'grant authorization_code with clientId, redirectUri, code, codeVerifier',
    done({
      symbol: '@cartwright/identity#OAuthStrategy.getMemberTokens',
      route: 'identity.oauth2.token',
      test: loginTest('getMemberTokens: same requests'),
    }),
  ],
  [
    'token.authorized_client',
    'POST /oauth2/token',
    'grant authorized_client with scope offline_access and member_id, with an Authorization header made of the access token, a comma and an extra value',
    done({
      symbol: '@cartwright/identity#OAuthStrategy.getMemberTokensForExternalLogin',
      route: 'identity.oauth2.token',
      test: loginTest('external login: same requests'),
    }),
  ],
  [
    'directLogin',
    'hidden frame',
    'direct login: web_message response, prompt none, waits for a message carrying the matching state',
    done({
      symbol: '@cartwright/identity#OAuthStrategy.getMemberTokensForDirectLogin',
      route: 'hosted.login.getPage',
      test: loginTest('direct login: same requests'),
    }),
  ],
]);

const currentCart = calls('Current cart (/v1/carts/current; public /ecom/v1/carts)', 'ecom.currentCart', [
  ['getCurrentCart', 'GET /v1/carts/current', '→ cart', inCart('getCurrentCart')],
  [
    'updateCurrentCart',
    'PATCH /v1/carts/current',
    'cartInfo, couponCode, merchantDiscounts, lineItems, customLineItems, optional field mask → cart',
    inCart('updateCurrentCart'),
  ],
  ['deleteCurrentCart', 'DELETE /v1/carts/current', '', inCart('deleteCurrentCart')],
  [
    'addToCurrentCart',
    'POST /v1/carts/current/add-to-cart',
    'lineItems, customLineItems, businessLocationId → cart',
    inCart('addToCurrentCart'),
  ],
  [
    'removeLineItemsFromCurrentCart',
    'POST /v1/carts/current/remove-line-items',
    'lineItemIds → cart',
    inCart('removeLineItemsFromCurrentCart'),
  ],
  [
    'createCheckoutFromCurrentCart',
    'POST /v1/carts/current/create-checkout',
    'channelType, shippingAddress, billingAddress, selectedShippingOption, email → checkout id',
    inCart('createCheckoutFromCurrentCart'),
  ],
  [
    'removeCouponFromCurrentCart',
    'POST /v1/carts/current/remove-coupon',
    '→ cart',
    inCart('removeCouponFromCurrentCart'),
  ],
  [
    'updateCurrentCartLineItemQuantity',
    'POST /v1/carts/current/update-line-items-quantity',
    'lineItems (id, quantity) → cart',
    inCart('updateCurrentCartLineItemQuantity'),
  ],
  [
    'estimateCurrentCartTotals',
    'POST /v1/carts/current/estimate-totals',
    'selectedShippingOption, shippingAddress, billingAddress, selectedMemberships, calculateTax, calculateShipping → cart, shippingInfo, membershipOptions, appliedDiscounts',
    inCart('estimateCurrentCartTotals'),
  ],
]);

const payments = calls('Payments collector (/v1/payments-collector)', 'ecom.orders', [
  [
    'preparePaymentCollection',
    'POST orders/{ecomOrderId}/prepare-payment-collection',
    'amount, paymentGatewayOrderId, delayedCapture, merchantInitiated, redirectUrls, delayedCaptureSettings',
    inPayments('preparePaymentCollection'),
  ],
  [
    'getPaymentCollectabilityStatus',
    'GET orders/{ecomOrderId}/payment-collectability-status',
    '',
    inPayments('getPaymentCollectabilityStatus'),
  ],
  [
    'recordManuallyCollectedPayment',
    'POST orders/{orderId}/manual-payment',
    'amount',
    inPayments('recordManuallyCollectedPayment'),
  ],
  [
    'paymentCollectionMarkOrderAsPaid',
    'POST orders/{ecomOrderId}/mark-as-paid',
    '→ order',
    inPayments('paymentCollectionMarkOrderAsPaid'),
  ],
  [
    'paymentCollectionBulkMarkOrdersAsPaid',
    'POST /v1/bulk/payments-collector/mark-as-paid',
    'ecomOrderIds → results with items',
    inPayments('paymentCollectionBulkMarkOrdersAsPaid'),
  ],
  ['getRefundabilityStatus', 'GET orders/{ecomOrderId}/refundability', '', inPayments('getRefundabilityStatus')],
  [
    'paymentCollectionCreatePaymentGatewayOrder',
    'POST orders/{ecomOrderId}/create-payment-gateway-order',
    'chargedBy',
    inPayments('paymentCollectionCreatePaymentGatewayOrder'),
  ],
  [
    'chargeMemberships',
    'POST orders/{ecomOrderId}/charge-membership',
    'memberId, membershipCharges',
    inPayments('chargeMemberships'),
  ],
  [
    'triggerRefund',
    'POST orders/{ecomOrderId}/trigger-refund',
    'payments, details, sideEffects → orderTransactions',
    inPayments('triggerRefund'),
  ],
  [
    'voidAuthorizedPayments',
    'POST orders/{ecomOrderId}/void-authorized-payments',
    'paymentIds',
    inPayments('voidAuthorizedPayments'),
  ],
  [
    'captureAuthorizedPayments',
    'POST orders/{ecomOrderId}/capture-authorized-payments',
    'payments',
    inPayments('captureAuthorizedPayments'),
  ],
]);

const orders = calls('Orders', 'ecom.orders', [
  ['getOrder', 'GET /v1/orders/{id}', '→ order', compared('ecom/orders', 'orders', 'checkout-and-orders', 'getOrder')],
  ['searchOrders', 'POST /v1/orders/search', 'search → orders', inOrders('searchOrders')],
  ['createOrder', 'POST /v1/orders', 'order, settings → order', inOrders('createOrder')],
  ['updateOrder', 'PATCH /v1/orders/{order.id}', 'order fields and fieldMask → order', inOrders('updateOrder')],
  [
    'bulkUpdateOrders',
    'POST /v1/bulk/orders/update',
    'orders (each order and fieldMask), returnEntity → results each with an item',
    inOrders('bulkUpdateOrders'),
  ],
  [
    'commitDeltas',
    'POST /v1/orders/{id}/commit-deltas',
    'draftOrderId, changes (shipping, billing, recipient info, line items), commitSettings, reason → order',
    compared('ecom/orders', 'orders', 'commit-deltas', 'commitDeltas'),
  ],
  [
    'updateOrderLineItem',
    'PATCH /v1/orders/{id}/line-item/{lineItem.id}',
    'lineItem, fieldMask → order',
    inOrders('updateOrderLineItem'),
  ],
  ['addActivity', 'POST /v1/orders/{id}/activities', 'activity → order', inOrders('addActivity')],
  ['updateActivity', 'PATCH /v1/orders/{id}/activities/{activityId}', 'activity → order', inOrders('updateActivity')],
  ['deleteActivity', 'DELETE /v1/orders/{id}/activities/{activityId}', '→ order', inOrders('deleteActivity')],
  [
    'cancelOrder',
    'POST /v1/orders/{id}/cancel',
    'sendOrderCanceledEmail, customMessage, restockAllItems → order',
    inOrders('cancelOrder'),
  ],
  ['updateOrderStatus', 'POST /v1/orders/{orderId}/update-status', 'status → order', inOrders('updateOrderStatus')],
  [
    'aggregateOrders',
    'POST /v1/orders/aggregate',
    'filter, aggregation, hierarchySeparatorOverride',
    inOrders('aggregateOrders'),
  ],
  [
    'bulkUpdateOrderTags',
    'POST /v1/bulk/orders/update-tags',
    'orderIds, assignTags, unassignTags',
    inOrders('bulkUpdateOrderTags'),
  ],
]);

const collectionsReader = calls('Catalog reader', 'stores.collections', [
  ['getCollection', 'GET /v2/collections/{id}', '→ collection', inCollections('getCollection')],
  ['getCollectionBySlug', 'GET /v2/collections/slug/{slug}', '→ collection', inCollections('getCollectionBySlug')],
  [
    'queryCollections',
    'GET /v2/collections/query',
    'query as parameters, falls back to POST of the same path with a body → collections and metadata (total, tooManyToCount, cursors)',
    inCollections('queryCollections'),
  ],
]);

const productsReader = calls('Catalog reader', 'stores.products', [
  ['getProduct', 'GET /v1/products/{id}', 'optional includeMerchantSpecificData', inProducts('getProduct')],
  ['getCollectionBySlug', 'GET /v1/collections/slug/{slug}', '', inProducts('getCollectionBySlug')],
  [
    'getProductOptionsAvailability',
    'POST /v1/products/{id}/productOptionsAvailability',
    'options → selectedVariant',
    inProducts('getProductOptionsAvailability'),
  ],
  [
    'queryProductVariants',
    'POST /v1/products/{id}/variants/query',
    'choices, variantIds, paging, includeMerchantSpecificData → variants',
    inProducts('queryProductVariants'),
  ],
  ['queryStoreVariants', 'POST /v1/variants/query', 'query → variants with media', inProducts('queryStoreVariants')],
  ['getStoreVariant', 'GET /v1/variants/{id}', '', inProducts('getStoreVariant')],
  [
    'queryProducts',
    'GET /v1/products/query-platformized',
    'query as parameters, POST fallback → products and metadata',
    inProducts('queryProducts'),
  ],
]);

const productsWriter = calls('Catalog writer', 'stores.products', [
  ['createProduct', 'POST /v1/products', 'product', writesProducts('createProduct')],
  ['updateProduct', 'PATCH /v1/products/{product.id}', 'product', writesProducts('updateProduct')],
  ['deleteProduct', 'DELETE /v1/products/{id}', '', writesProducts('deleteProduct')],
  [
    'updateProductVariants',
    'PATCH /v1/products/{id}/variants',
    'variants (price, cost, weight)',
    writesProducts('updateProductVariants'),
  ],
  [
    'resetAllProductVariantData',
    'POST /v1/products/{id}/variants/resetToDefault',
    '',
    writesProducts('resetAllProductVariantData'),
  ],
  [
    'addProductsToCollection',
    'POST /v1/collections/{id}/productIds',
    'productIds',
    writesProducts('addProductsToCollection'),
  ],
  [
    'removeProductsFromCollection',
    'POST /v1/collections/{id}/productIds/delete',
    'productIds',
    writesProducts('removeProductsFromCollection'),
  ],
  ['addProductMedia', 'POST /v1/products/{id}/media', 'media', writesProducts('addProductMedia')],
  ['removeProductMedia', 'POST /v1/products/{id}/media/delete', 'mediaIds', writesProducts('removeProductMedia')],
  [
    'addProductMediaToChoices',
    'PATCH /v1/products/{id}/choices/media',
    'media',
    writesProducts('addProductMediaToChoices'),
  ],
  [
    'removeProductMediaFromChoices',
    'POST /v1/products/{id}/choices/media/delete',
    'media',
    writesProducts('removeProductMediaFromChoices'),
  ],
  ['deleteProductOptions', 'DELETE /v1/products/{id}/options', '', writesProducts('deleteProductOptions')],
  ['removeBrand', 'POST /v1/products/{id}/remove-brand', '', writesProducts('removeBrand')],
  ['removeRibbon', 'POST /v1/products/{id}/remove-ribbon', '', writesProducts('removeRibbon')],
  ['createCollection', 'POST /v1/collections', 'collection', writesProducts('createCollection')],
  ['updateCollection', 'PATCH /v1/collections/{collection.id}', 'collection', writesProducts('updateCollection')],
  ['deleteCollection', 'DELETE /v1/collections/{id}', '', writesProducts('deleteCollection')],
  [
    'bulkUpdateProductsProperty',
    'POST /v1/bulk/products/update',
    'ids, set (price, cost, weight)',
    writesProducts('bulkUpdateProductsProperty'),
  ],
  [
    'bulkAdjustProductProperty',
    'POST /v1/bulk/products/adjust-properties',
    'adjust (price, cost, weight, each with an amount), ids',
    writesProducts('bulkAdjustProductProperty'),
  ],
]);

const graphql = calls('Generic', 'core', [
  [
    'graphql',
    'POST to a versioned path',
    'default version alpha, with query and variables → data and errors',
    done({
      symbol: '@cartwright/core/graphql#graphql',
      test: 'packages/core/src/graphql/graphql.test.ts > posts query and variables to the API host, version alpha, with authorization',
    }),
  ],
]);

const rule = (name: string, text: string, evidence: Evidence = planned, heading = 'Generic'): CoverageItem => ({
  id: `call.rule.${name}`,
  section: `7. Calls: ${heading}`,
  text,
  ...evidence,
});

const builderTest = 'conformance/operations/query-builder.test.ts > the same chain of calls';

/** Operators of the query builder, in the specification's order. */
const operators = [
  'eq',
  'ne',
  'ge',
  'gt',
  'le',
  'lt',
  'startsWith',
  'endsWith',
  'contains',
  'hasSome',
  'hasAll',
  'in',
  'exists',
  'and',
  'or',
  'not',
  'ascending',
  'descending',
];

const rules = [
  rule(
    'https-json',
    'All calls go to the platform API host over https with JSON bodies',
    done({
      symbol: '@cartwright/core#createClient',
      test: 'conformance/operations/current-cart.test.ts > currentCart.addToCurrentCart',
    }),
  ),
  rule(
    'order-dates',
    'Dates in responses become date objects',
    done({
      symbol: '@cartwright/core#date',
      test: 'conformance/operations/checkout-and-orders.test.ts > orders.getOrder',
    }),
    'Orders',
  ),
  rule(
    'order-failures',
    'Failures are rethrown after an error callback',
    done({
      symbol: '@cartwright/core#Hooks.onError',
      test: 'packages/core/src/hooks/observe.test.ts > are called for requests that were not sent and responses that are not valid JSON',
    }),
    'Orders',
  ),
  rule(
    'default-paging',
    'Default paging offset 0, limit 50',
    done({ symbol: '@cartwright/stores/products#queryProducts', test: builderTest }),
    'Catalog reader',
  ),
  rule(
    'cursor-paging',
    'Cursor paging supported',
    done({
      symbol: '@cartwright/core#QueryBuilder.skipTo',
      test: 'packages/core/src/query/page.test.ts > cursor paging: the cursor replaces filter and sort',
    }),
    'Catalog reader',
  ),
  ...operators.map((name) =>
    rule(
      `operator.${name}`,
      `Query operator ${name}`,
      done({ symbol: `@cartwright/core#QueryBuilder.${name}`, test: builderTest }),
      'Catalog writer',
    ),
  ),
  rule(
    'fallback',
    'A GET whose query string exceeds 4000 characters switches to the fallback request form',
    done({
      symbol: '@cartwright/stores/products#queryProducts',
      test: 'conformance/operations/query-builder.test.ts > both SDKs send queries over 4000 characters',
    }),
  ),
];

/** Calls of the specification, and the rules that apply to many of them. */
export const callItems = [
  ...authentication,
  ...recovery,
  ...verification,
  ...redirects,
  ...oauth,
  ...currentCart,
  ...payments,
  ...orders,
  ...collectionsReader,
  ...productsReader,
  ...productsWriter,
  ...graphql,
  ...rules,
];
