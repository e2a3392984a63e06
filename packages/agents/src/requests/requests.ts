import { z } from 'zod';

/** Maximum number of products that a lookup returns. */
export const MAX_LOOKUPS = 20;

/** Maximum number of line items of a request. */
const MAX_LINE_ITEMS = 50;

const text = (maxLength: number, description?: string) => {
  const schema = z.string().max(maxLength);
  return description === undefined ? schema : schema.describe(description);
};

/** Name in reverse domain notation. */
const reverseDomain = z.string().regex(/^[a-z][a-z0-9]*(?:\.[a-z][a-z0-9_]*)+$/);

const minorUnits = z.int().min(0);

const context = z
  .object({
    address_country: text(100).optional(),
    address_region: text(100).optional(),
    postal_code: text(50).optional(),
    intent: text(2000).optional(),
    language: text(50).optional(),
    currency: text(10).optional(),
    eligibility: z
      .array(reverseDomain)
      .max(50)
      .refine((names) => new Set(names).size === names.length, 'must be unique')
      .optional(),
  })
  .describe('Where and in which language the buyer shops.');

/** Fields that every request may have. They change nothing here. */
const environment = {
  context: context.optional(),
  signals: z
    .record(reverseDomain, z.unknown())
    .refine((signals) =>
      ['dev.ucp.buyer_ip', 'dev.ucp.user_agent'].every((name) =>
        ['string', 'undefined'].includes(typeof signals[name]),
      ),
    )
    .optional(),
  attribution: z.record(z.string(), text(2000)).optional(),
};

const filters = z.object({
  categories: z
    .array(text(200))
    .max(20)
    .describe('Names of categories, of which a product has to be in one.')
    .optional(),
  price: z
    .object({ min: minorUnits.optional(), max: minorUnits.optional() })
    .describe('Lowest and highest price, in minor units of the currency, such as cents.')
    .optional(),
});

/** Filters of products. */
export type Filters = z.infer<typeof filters>;

/** Request of `search_catalog`. */
export const searchRequest = z.object({
  query: text(500, 'Words of the product, such as "linen shirt".').optional(),
  filters: filters.optional(),
  pagination: z
    .object({
      cursor: text(5000, 'Cursor of the previous page.').optional(),
      limit: z.int().min(1).describe('Number of products, at most 20. Defaults to 10.').optional(),
    })
    .optional(),
  ...environment,
});

const id = text(10_000);

/** Request of `lookup_catalog`. */
export const lookupRequest = z.object({
  ids: z.array(id).min(1).describe(`IDs of products and variants, at most ${MAX_LOOKUPS}.`),
  filters: filters.optional(),
  ...environment,
});

const selectedOption = z.object({
  name: text(200, 'Name of the option, such as "Size".'),
  id: text(200).optional(),
  label: text(200, 'Selected value, such as "M".'),
});

/** Selected value of an option. */
export type SelectedOption = z.infer<typeof selectedOption>;

/** Request of `get_product`. */
export const productRequest = z.object({
  id: id.describe('ID of a product or variant.'),
  selected: z.array(selectedOption).max(20).optional(),
  preferences: z.array(text(200)).max(20).describe('Names of options, the most important first.').optional(),
  filters: filters.optional(),
  ...environment,
});

const lineItem = z.object({
  id: text(100, 'ID of the line item in the cart.').optional(),
  item: z.object({ id: id.describe('ID of the variant.') }),
  quantity: z.int().min(1).max(100_000),
  parent_id: text(100).optional(),
});

/** Line item of a request. */
export type LineItemRequest = z.infer<typeof lineItem>;

const buyer = z.object({
  first_name: text(100).optional(),
  last_name: text(100).optional(),
  email: text(254).optional(),
  phone_number: text(50).optional(),
});

/** Buyer of a request. */
export type BuyerRequest = z.infer<typeof buyer>;

const discounts = z.object({
  codes: z
    .array(text(50))
    .max(10)
    .describe('Codes of coupons and gift cards. They replace those sent before; [] removes them.')
    .optional(),
});

const destination = z.object({
  id: text(200).optional(),
  street_address: text(250).optional(),
  extended_address: text(250).optional(),
  address_locality: text(100).optional(),
  address_region: text(100, 'Code of the state or province, such as "OR".').optional(),
  address_country: text(100, 'Country as a two-letter code, such as "US".').optional(),
  postal_code: text(20).optional(),
  first_name: text(100).optional(),
  last_name: text(100).optional(),
  phone_number: text(50).optional(),
  name: text(200).optional(),
  address: z.record(z.string(), z.unknown()).optional(),
});

/** Address of a request. */
export type DestinationRequest = z.infer<typeof destination>;

const fulfillmentMethod = z.object({
  id: text(200).optional(),
  type: z.enum(['shipping', 'pickup']).optional(),
  line_item_ids: z.array(text(100)).max(300).optional(),
  destinations: z.array(destination).max(20).optional(),
  selected_destination_id: text(200).nullish(),
  groups: z
    .array(
      z.object({
        id: text(200).optional(),
        line_item_ids: z.array(text(100)).max(300).optional(),
        selected_option_id: text(200, 'ID of the chosen delivery option.').nullish(),
      }),
    )
    .max(20)
    .optional(),
});

/** Delivery of a request. */
export type FulfillmentMethodRequest = z.infer<typeof fulfillmentMethod>;

const lineItems = z.array(lineItem).max(MAX_LINE_ITEMS);

/** Cart of `create_cart` and `update_cart`. */
export const cartRequest = z.object({
  id: id.optional(),
  line_items: lineItems,
  buyer: buyer.optional(),
  discounts: discounts.optional(),
  ...environment,
});

/** Cart of a request. */
export type CartRequest = z.infer<typeof cartRequest>;

const instrument = z.object({
  id: text(200),
  handler_id: text(200),
  type: text(200),
  selected: z.boolean().optional(),
  billing_address: destination.optional(),
  credential: z.looseObject({ type: text(200) }).optional(),
  display: z.record(z.string(), z.unknown()).optional(),
});

const payment = z.object({ instruments: z.array(instrument).max(20).optional() });

const checkoutFields = {
  buyer: buyer.optional(),
  discounts: discounts.optional(),
  fulfillment: z
    .object({ methods: z.array(fulfillmentMethod).max(20).optional() })
    .describe('Address and delivery option.')
    .optional(),
  payment: payment.optional(),
};

/** Checkout of `create_checkout`. */
export const newCheckoutRequest = z.object({
  cart_id: id.describe('ID of the cart to check out. Its content is used, not the fields below.').optional(),
  line_items: lineItems,
  ...checkoutFields,
  ...environment,
});

/** Checkout of `update_checkout`. */
export const checkoutRequest = z.object({
  id: id.optional(),
  line_items: lineItems,
  ...checkoutFields,
  ...environment,
});

/** Checkout of a request. */
export type CheckoutRequest = z.infer<typeof newCheckoutRequest>;

/** Checkout of `complete_checkout`. */
export const completionRequest = z.object({
  payment: payment.describe('How the order is paid. Send { "instruments": [] } for orders that cost nothing.'),
  signals: environment.signals,
  attribution: environment.attribution,
});

/** Completion of a checkout. */
export type CompletionRequest = z.infer<typeof completionRequest>;
