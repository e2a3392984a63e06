import { productTexts } from '../../../../../components/src/product-texts.js';

/** Texts of product pages and product cards. */
export const product = {
  ...productTexts,
  loading: 'Loading the product',
  loadingMany: 'Loading the products',
  download: 'Download',
  preorder: 'Pre-order',
  soldOut: 'Sold out',
  buttons: { ...productTexts.buttons, IN_STOCK: 'Add to bag' },
  addToBag: (name: string) => `Add ${name} to the bag`,
  save: (name: string) => `Save ${name}`,
  quantityOf: (name: string) => `Quantity of ${name}`,
  from: 'from',
  now: 'Now ',
  before: 'before ',
  about: 'About it',
  smallPrint: 'Small print',
  maker: 'Maker',
  itemNumber: 'Item number',
  backInStock: {
    title: 'Back in stock',
    label: 'Tell me by email when it is back',
    action: 'Tell me',
    done: 'We write to you when it is back.',
    emailWrong: 'Please enter an email address, such as robin@example.com.',
  },
  colors: (count: number, names: string) => `${count} colors: ${names}`,
  recentlySeen: 'Seen [lately]',
  related: 'Keeps good company with [these]',
};
