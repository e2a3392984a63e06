import type { Texts } from '../use-texts.js';

/** Texts of an order. */
export const order: Texts['order'] = {
  loading: 'Deine Bestellung wird geladen',
  yourOrder: 'Deine Bestellung',
  isPlaced: 'Die Bestellung selbst ist eingegangen: Ihre Bestätigung ist per E-Mail unterwegs.',
  thankYou: 'Danke',
  number: (number) => `Bestellung ${number ?? ''}`,
  confirmation: 'Eine Bestätigung ist unterwegs an [].',
  lines: 'Das hast du gekauft',
  quantity: (quantity) => `Menge: ${quantity ?? ''}`,
  refundedQuantity: (quantity) => `Erstattet: ${quantity}`,
  print: 'Rechnung drucken',
  keepLooking: 'Weiter stöbern',
  help: 'Möchtest du etwas ändern?',
  helpReturn: (number) => `Sieh dir unsere [Rückgabe] an, oder [schreib uns] mit der Nummer ${number}.`,
  helpChange: (number) =>
    `Um die Bestellung zu stornieren oder die Adresse zu ändern, [schreib uns] mit der Nummer ${number}.`,
  helpAddress: (number) => `Um die Adresse zu ändern, [schreib uns] mit der Nummer ${number}.`,
  cancel: {
    action: 'Bestellung stornieren',
    title: 'Bestellung stornieren',
    question: 'Möchtest du diese Bestellung stornieren?',
    consequence:
      'Du zahlst nichts dafür. Wenn deine Karte nur geprüft wurde, wird der Betrag wieder frei. Das lässt sich nicht rückgängig machen, aber du kannst neu bestellen.',
    confirm: 'Ja, Bestellung stornieren',
    keep: 'Bestellung behalten',
    back: 'Zurück zur Bestellung',
    notPossible: 'Diese Bestellung lässt sich hier nicht stornieren',
    why: (number) =>
      `Sie ist bezahlt, unterwegs oder wurde inzwischen geändert. Jetzt wurde nichts geändert. Bitte [schreib uns] mit der Nummer ${number}.`,
    failed:
      'Wir konnten die Bestellung gerade nicht stornieren. Bitte versuch es noch einmal: Sie wird nur einmal storniert.',
  },
  invoice: 'Rechnung',
  invoiceDate: (number, date) => `Bestellung ${number}, ${date}`,
  deliveryAddress: 'Lieferadresse',
  billingAddress: 'Rechnungsadresse',
  again: {
    action: 'Noch einmal bestellen',
    noLongerSold: (name) => `${name}: gibt es nicht mehr`,
    partly: (name, added, wanted) => `${name ?? ''}: ${added} von ${wanted} verfügbar`,
    notAvailable: (name) => `${name ?? ''}: nicht verfügbar`,
    nothing: 'Nichts aus dieser Bestellung gibt es noch.',
    rest: 'Der Rest liegt in deinem Warenkorb. Das hier nicht:',
  },
  balance: {
    paid: 'Bezahlt',
    pending: 'Unterwegs zu uns',
    authorized: 'Genehmigt, noch nicht abgebucht',
    refunded: 'Erstattet',
    pendingRefund: 'Unterwegs zu dir zurück',
    open: 'Noch zu zahlen',
  },
  notShown: {
    title: 'Bestellung nicht gezeigt',
    heading: 'Wir können dir diese Bestellung nicht zeigen',
    ofMember: (email) =>
      `Keine Bestellung von ${email ?? 'deinem Kundenkonto'} hat diese Nummer. Wenn du mit einem anderen Kundenkonto oder ohne eins bestellt hast, öffne diese Seite dort.`,
    ofVisitor:
      'Eine Bestellung sieht nur, wer sie gekauft hat. Melde dich mit dem Kundenkonto an, mit dem du bestellt hast, oder öffne diese Seite in dem Browser, in dem du bestellt hast.',
    link: 'Wenn du über einen Link gekommen bist, hat seine Adresse vielleicht einen Fehler.',
    seeOrders: 'Deine Bestellungen ansehen',
  },
  tracking: {
    title: 'Sendung verfolgen',
    failed: 'Die Sendungsnummern konnten nicht gelesen werden.',
  },
  next: 'Wie es weitergeht',
  states: {
    payment: {
      NOT_PAID: 'Noch zu zahlen',
      PARTIALLY_PAID: 'Teilweise bezahlt',
      PAID: 'Bezahlt',
      PENDING: 'Zahlung unterwegs',
      PENDING_MERCHANT: 'Zahlung unterwegs',
      DECLINED: 'Zahlung abgelehnt',
      CANCELED: 'Zahlung abgebrochen',
      PARTIALLY_REFUNDED: 'Teilweise erstattet',
      FULLY_REFUNDED: 'Erstattet',
    },
    approved: 'Zahlung genehmigt',
    fulfillment: { PARTIALLY_FULFILLED: 'teilweise verschickt', FULFILLED: 'verschickt' },
    packed: 'wird gepackt',
    notSent: 'noch nicht verschickt',
    waiting: 'wartet auf Annahme',
    declined: 'Zahlung abgelehnt',
    refunded: 'Erstattet',
    canceled: 'Storniert',
    rejected: 'Nicht angenommen',
    andRefunded: ' und erstattet',
    refundedInPart: ', teilweise erstattet',
    refundPending: ', Erstattung unterwegs',
    notRefunded: ', noch nicht erstattet',
  },
  news: {
    canceled: 'Diese Bestellung wurde storniert',
    declined: 'Deine Zahlung wurde abgelehnt',
    declinedOff:
      'Es wurde nichts abgebucht, und die Bestellung ist hinfällig. Bestell noch einmal, um anders zu zahlen.',
    declinedKept:
      'Es wurde nichts abgebucht, und deine Bestellung bleibt bestehen. Antworte auf ihre Bestätigung, um anders zu zahlen.',
    rejected: 'Diese Bestellung wurde nicht angenommen',
    refunded: 'Diese Bestellung wurde erstattet',
    undecided: 'Wir haben deine Bestellung. Sie gilt, sobald deine Zahlung durch ist.',
    waiting: 'Wir haben deine Bestellung und schreiben dir, wenn sie angenommen ist.',
    sent: 'Deine Bestellung ist unterwegs zu dir.',
    sentInPart: 'Ein Teil deiner Bestellung ist unterwegs zu dir. Der Rest folgt.',
    isPlaced: 'Deine Bestellung ist eingegangen.',
  },
  refund: {
    nothing: 'Es wurde nichts abgebucht.',
    all: (amount) =>
      `Der ganze Betrag, ${amount ?? ''}, wurde dir erstattet. Bis deine Bank das zeigt, kann es ein paar Tage dauern.`,
    part: (refunded, paid) => `${refunded} der ${paid}, die du bezahlt hast, wurden dir erstattet.`,
    pending: (amount) => `${amount} sind unterwegs zu dir zurück.`,
    askRest: 'Antworte auf eine unserer E-Mails, um nach dem Rest zu fragen.',
    notYet: (paid) =>
      `Die ${paid}, die du bezahlt hast, sind noch nicht erstattet. Antworte auf eine unserer E-Mails, um danach zu fragen.`,
  },
  payment: {
    paid: 'Deine Zahlung ist durch.',
    partly: (paid, open) =>
      `${paid ?? ''} sind bezahlt. ${open ?? ''} sind noch offen: Wie du zahlst, steht in der Bestätigung.`,
    pending: 'Deine Zahlung ist unterwegs. Wir schreiben dir, wenn sie durch ist.',
    authorized: (amount) => `Deine Karte ist für ${amount} genehmigt. Abgebucht wird später.`,
    open: 'Deine Zahlung ist noch offen: Wie du zahlst, steht in der Bestätigung.',
    canceled:
      'Deine Zahlung wurde abgebrochen, und es wurde nichts abgebucht. Antworte auf die Bestätigung, um anders zu zahlen.',
  },
  delivery: {
    waiting: 'Wir sehen uns deine Bestellung an und schreiben dir, wenn sie angenommen ist.',
    downloads: 'Deine Downloads findest du in der Bestätigung.',
    downloadsUnpaid: 'Downloads kommen per E-Mail, sobald sie bezahlt sind.',
    sent: 'Alles ist verschickt.',
    sentInPart: 'Ein Teil ist verschickt.',
    mailRest: 'Du bekommst eine E-Mail, sobald der Rest verschickt ist.',
    packing: 'Wir packen es sorgfältig ein, meistens innerhalb eines Tages.',
    packingUnpaid: 'Wir packen es sorgfältig ein, sobald es bezahlt ist.',
    mailTracking: 'Du bekommst eine E-Mail mit der Sendungsnummer, sobald es verschickt ist.',
  },
};
