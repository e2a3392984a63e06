/** Product to create, with all fields that a merchant can set. */
export const jacket = {
  name: 'Fell Jacket',
  productType: 'physical' as const,
  description: '<p>For rain.</p>',
  priceData: { price: 180 },
  costAndProfitData: { itemCost: 72.5 },
  weight: 1.8,
  sku: 'FELL',
  visible: true,
  ribbon: 'New',
  brand: 'North Ridge',
  discount: { type: 'PERCENT' as const, value: 15 },
  additionalInfoSections: [{ title: 'Care', description: '<p>Wash cold.</p>' }],
  seoData: { tags: [{ type: 'title', children: 'Fell Jacket', custom: false, disabled: false }] },
  productOptions: [
    {
      name: 'Color',
      optionType: 'color' as const,
      choices: [
        { value: '#2f4b3f', description: 'Pine' },
        { value: '#bd7253', description: 'Clay' },
      ],
    },
    {
      name: 'Size',
      optionType: 'drop_down' as const,
      choices: ['S', 'M', 'L'].map((value) => ({ value, description: value })),
    },
  ],
};
