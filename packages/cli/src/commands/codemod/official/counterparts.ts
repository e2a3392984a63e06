import { missingMembers } from './missing-members.js';

/** Export of a Cartwright package. */
export interface Counterpart {
  /** Entry point, such as `@cartwright/ecom`. */
  readonly module: string;
  readonly name: string;
}

const core = '@cartwright/core';
const identity = '@cartwright/identity';
const server = '@cartwright/identity/server';

/** Exports by name: the entry point that has the export, followed by `#` and its name there if that differs. */
type Exports = Readonly<Record<string, string>>;

const apiKey: Exports = { ApiKeyStrategy: server, IApiKeyStrategy: `${server}#ApiKeyStrategy` };
const app: Exports = { AppStrategy: server };
const client: Exports = { createClient: core, WixClient: `${core}#Client` };

/** Exports of `@wix/sdk` that have a counterpart, by module. */
const sdk: Readonly<Record<string, Exports>> = {
  '@wix/sdk': {
    ...client,
    ...apiKey,
    ...app,
    media: core,
    OAuthStrategy: identity,
    IOAuthStrategy: `${identity}#OAuthStrategy`,
    LoginState: identity,
    TokenRole: identity,
    AccessToken: identity,
    RefreshToken: identity,
    Tokens: identity,
    OauthData: identity,
    RegisterParams: identity,
    LoginParams: identity,
    IdentityProvider: identity,
    StateMachine: identity,
    TokenStorage: identity,
    AccountInfo: core,
    BaseEventMetadata: core,
  },
  '@wix/sdk/client': client,
  '@wix/sdk/auth/oauth2': { OAuthStrategy: identity },
  '@wix/sdk/auth/api-key': apiKey,
  '@wix/sdk/auth/wix-app-oauth': app,
};

const namespaces = (module: string, names: string): Exports =>
  Object.fromEntries(
    names
      .trim()
      .split(/\s+/)
      .map((name) => [name, module]),
  );

/** Namespaces that have a counterpart, by module. */
const namespaced: Readonly<Record<string, Exports>> = {
  '@wix/ecom': namespaces(
    '@cartwright/ecom',
    `abandonedCheckouts backInStockNotifications backInStockSettings cart cartV2 checkout checkoutSettings
    checkoutTemplates contactTaxDetails currencies currentCart currentCartV2 deliveryProfile discountRules draftOrders
    manualTaxMappings orderBilling orderFulfillments orderPaymentRequests orderTransactions orders ordersSettings
    pickupLocations recommendations shippingOptions shippoConfigurations subscriptionContracts taxExemptGroups taxGroups
    taxRegions taxSettings`,
  ),
  '@wix/stores': namespaces(
    '@cartwright/stores',
    `abandonedCarts brandsV3 catalogImportsV3 catalogVersioning collections customizationsV3 infoSectionsV3 inventory
    inventoryItemsV3 productGroupsV3 products productsV3 promotionsV3 readOnlyVariantsV3 ribbonsV3 storesLocationsV3
    subscriptionOptions`,
  ),
  '@wix/reviews': namespaces('@cartwright/reviews', 'reviews reviewRequests'),
  '@wix/data': namespaces('@cartwright/data', 'items'),
  '@wix/categories': namespaces('@cartwright/stores', 'categories'),
  '@wix/marketing': namespaces('@cartwright/ecom', 'coupons'),
  '@wix/members': {
    ...namespaces(identity, 'members'),
    ...namespaces('@cartwright/members', 'authorization customFields memberRoleDefinition membersAbout'),
  },
  '@wix/redirects': namespaces(identity, 'redirects'),
  '@wix/identity': namespaces(identity, 'authentication oauth recovery signOnPolicy verification'),
};

/** Exports that have a counterpart, by official module. */
export const counterparts: Readonly<Record<string, Exports>> = { ...sdk, ...namespaced };

/** Whether an export of an official module is a namespace. */
export const isNamespace = (module: string, name: string): boolean =>
  Object.hasOwn(namespaced, module) && Object.hasOwn(namespaced[module]!, name);

/** Package of a module: `@wix/sdk` of `@wix/sdk/client`. */
export const getPackage = (module: string): string => module.split('/').slice(0, 2).join('/');

/** Namespace whose exports a package has by itself: `orders` of `@wix/ecom` in `@wix/auto_sdk_ecom_orders`. */
export interface SinglePackage {
  /** Module with the namespace. */
  readonly module: string;
  readonly namespace: string;
  /** Entry point of Cartwright with the exports of the namespace. */
  readonly entry: string;
}

const toCamelCase = (words: string): string =>
  words.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** Returns the namespace of a package that has a single one, if Cartwright has it, too. */
export function singlePackage(name: string): SinglePackage | undefined {
  const [, area = '', words = ''] =
    /^@wix\/(?:auto_sdk_|(?=marketing_coupons$))([a-z]+)_([a-z0-9-]+)$/.exec(name) ?? [];
  const [module, namespace] = [`@wix/${area}`, toCamelCase(words)];
  const counterpart = Object.hasOwn(namespaced, module) ? namespaced[module]?.[namespace] : undefined;
  return counterpart ? { module, namespace, entry: `${counterpart}/${words.replace(/-v-(\d)/, '-v$1')}` } : undefined;
}

const generated = '@wix/auto_sdk_';

/** Whether a package is an official one that Cartwright can replace. */
export const isReplaced = (name: string): boolean =>
  Object.keys(counterparts).some((module) => getPackage(module) === name) || singlePackage(name) !== undefined;

/** Whether a string names a module of the official packages that the codemod knows. */
export const isOfficial = (module: string): boolean =>
  /^@wix\/[\w-]+(\/|$)/.test(module) && (module.startsWith(generated) || isReplaced(getPackage(module)));

/** Whether Cartwright does not have a member of an official namespace. */
export const isMissing = (namespace: string, name: string): boolean =>
  missingMembers[namespace]?.split(' ').includes(name) === true;

/** End of the names of unions of an enumeration with its literals. Cartwright's enumerations accept them, too. */
export const literals = 'WithLiterals';

/** Returns the counterpart of an export of an official module. */
export function findCounterpart(module: string, name: string): Counterpart | undefined {
  const single = singlePackage(module);
  if (single) {
    const { module: parent, namespace, entry } = single;
    if (isMissing(`${parent}#${namespace}`, name)) return undefined;
    return { module: entry, name: name.endsWith(literals) ? name.slice(0, -literals.length) : name };
  }
  const exports = Object.hasOwn(counterparts, module) ? counterparts[module] : undefined;
  const found = exports && Object.hasOwn(exports, name) ? exports[name] : undefined;
  if (found === undefined) return undefined;
  const [entry = '', renamed = name] = found.split('#');
  return { module: entry, name: renamed };
}
