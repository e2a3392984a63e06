/**
 * Attributes that make a form a tool of agents in the browser (WebMCP). They work without JavaScript. The agent fills the
 * form in, and the shopper sends it, unless the form has `toolautosubmit`. Descriptions are for models, and in English.
 *
 * Names differ from those of `useAgentTools`, because the names of a page's tools are unique.
 */
const createFormTool = (toolname: string, tooldescription: string) => ({ toolname, tooldescription });

/** Attributes of the search form. Searching changes nothing, so that agents send it themselves. */
export const searchFormTool = {
  ...createFormTool(
    'open_search_results',
    'Searches this store, and opens the page with the products that were found.',
  ),
  toolautosubmit: '',
};

/** Attributes of the search form's field. */
export const searchFieldTool = { toolparamdescription: 'Words of a product, such as "linen shirt".' };

/** Attributes of the forms of the bag, by their intent. Those of line items are numbered. */
export const bagFormTools = {
  coupon: createFormTool('fill_in_coupon', 'Enters a coupon code for the bag. The shopper presses the button.'),
  'gift-card': createFormTool(
    'fill_in_gift_card',
    'Enters a gift card code for the bag. The shopper presses the button.',
  ),
  destination: createFormTool(
    'fill_in_destination',
    'Selects where the bag is delivered, to see the price of delivery.',
  ),
  method: createFormTool('fill_in_delivery_method', 'Selects how the bag is delivered.'),
  checkout: createFormTool('open_payment_page', 'Opens the payment page, once the shopper presses the button.'),
};

/** Attributes of the form that changes the quantity of a line item. */
export const createQuantityTool = (line: number) =>
  createFormTool(`fill_in_quantity_${line}`, `Enters the quantity of line item ${line} of the bag.`);

/** Attributes of the form of the checkout page. */
export const checkoutFormTool = createFormTool(
  'fill_in_checkout',
  'Fills in contact, address, delivery and note of the order. The shopper checks it, and presses the button to pay.',
);
