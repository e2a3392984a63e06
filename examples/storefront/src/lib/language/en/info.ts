/** Texts of the pages about the store. Brackets mark links. */
export const info = {
  contact: {
    title: 'Contact',
    description: 'Email, telephone and address of Alder & Finch in Portland, Oregon.',
    lead: 'A person reads it, usually the one who packed your box.',
    byEmail: 'By email',
    byEmailText:
      '[hello@alder-finch.example]. We reply within one working day. Please include the number of your order if it is about one.',
    byPhone: 'By telephone',
    byPhoneText: '[+1 503 555 0142], Monday to Friday, 9 am to 5 pm Pacific time.',
    inPerson: 'In person',
    country: 'United States',
    hours: 'Open Tuesday to Saturday, 10 am to 6 pm.',
    before: 'Before you write',
    beforeText: 'Most things are explained under [Shipping] and [Returns]. The state of an order is in [your account].',
  },
  privacy: {
    title: 'Privacy',
    description: 'What this store keeps about its visitors, where and for how long. No tracking, no advertising.',
    lead: 'We keep what an order needs. Nobody follows you around here.',
    sections: [
      {
        title: 'While you look around',
        text: 'There is no advertising, no analytics and no script of anyone else on these pages. An anonymous session, in encrypted cookies, lets your bag survive a reload. It contains no name and no address.',
      },
      {
        title: 'On your device only',
        text: 'Your color theme, your wishlist and the products that you saw last are kept in your browser. Clear the data of this site to remove them.',
      },
      {
        title: 'When you order',
        text: 'Your email address, delivery address and what you bought are stored with the order by Wix, which runs the shop for us. The payment provider handles your card; its number never reaches us. We keep orders for as long as tax law requires.',
      },
      {
        title: 'When you have an account',
        text: 'Name, email address and addresses stay until you ask us to delete them. The password is stored as a hash, from which it cannot be read.',
      },
      {
        title: 'Your rights',
        text: '[Write to us] to see, correct or delete what we have about you. We reply within 30 days.',
      },
    ],
  },
  returns: {
    title: 'Returns',
    description: 'Send anything back within 30 days, unused and in its packaging, for a full refund.',
    lead: 'Thirty days to change your mind. No form to print, no reason to give.',
    how: 'How to return something',
    steps: [
      '[Write to us] within 30 days of delivery, with the number of your order.',
      'We send you a label. In the United States it is free; elsewhere, we deduct $9 from the refund.',
      'Pack it as it came, unused, and hand it to the carrier within a week.',
    ],
    refunds: 'Refunds',
    refundsText:
      'We refund what you paid, with the shipping if you return the whole order, to the same card or gift card. It takes up to five business days after the package has arrived, and your order’s page shows it.',
    not: 'What cannot be returned',
    notList: [
      'Things with your own text on them, which we cannot sell to anyone else.',
      'Food, candles that were lit, plants, and soap that was opened.',
      'Downloads after the first download, and gift cards.',
    ],
    damaged: 'Damaged, wrong or missing',
    damagedText:
      'Send us a photo within 14 days. We replace it or refund it, as you like, and you do not have to send the broken one back.',
  },
  shipping: {
    title: 'Shipping',
    description: 'Where we ship, how long it takes and what it costs. Free standard shipping in the US from $75.',
    lead: 'Packed in paper, sent from Portland, Oregon, usually on the next working day.',
    rates: 'Rates and delivery times',
    caption: 'Shipping rates by destination',
    columns: ['Destination', 'Standard', 'Express'],
    rows: [
      ['United States', 'From $4.95, free from $75. 3–5 business days', 'From $14.95. 1–2 business days'],
      ['Alaska, Hawaii, Puerto Rico', 'From $11.95. 7–12 business days', '—'],
      ['Canada', 'From $12.95, free from $150. 5–8 business days', 'From $29.95. 2–3 business days'],
      ['Europe', 'From $16.95, free from $200. 7–10 business days', 'From $39.95. 3–4 business days'],
      ['Rest of the world', 'From $24.95. 10–20 business days', '—'],
    ],
    ratesText:
      'The rate depends on the weight of the package. Choose your destination in the [bag] to see it, together with the tax, before you check out.',
    sections: [
      {
        title: 'Pick up in store',
        text: 'In Oregon and Washington you can pick up your order at the workshop, free of charge. It is ready within two hours during opening hours, and we keep it for two weeks.',
      },
      {
        title: 'Pre-orders and several packages',
        text: 'A pre-order ships when it is back with us. The rest of your order does not wait for it, and you pay shipping once. You get an email with a tracking number for each package, which your order’s page shows as well.',
      },
      {
        title: 'Downloads and gift cards',
        text: 'These are not shipped. The link to a download is in the confirmation of the order, and a gift card goes to its recipient by email.',
      },
      {
        title: 'Customs',
        text: 'Outside the United States, the carrier may collect customs duties on delivery. They are not part of our prices, and we do not know them in advance.',
      },
    ],
  },
};
