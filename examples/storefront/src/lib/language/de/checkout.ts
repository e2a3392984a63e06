import type { Texts } from '../use-texts.js';

const soldOut = 'Etwas in deinem Warenkorb ist gerade ausverkauft. Öffne deinen Warenkorb, und entferne es.';
const lost =
  'Die Verbindung ist abgebrochen, bevor der Shop geantwortet hat. Bitte versuch es noch einmal: Du bestellst nie doppelt.';
const busy =
  'Der Shop kann gerade keine Bestellungen annehmen. Es wurde nichts bestellt. Bitte versuch es in einer Minute noch einmal.';
const unknown =
  'Der Shop hat nicht geantwortet. Deshalb wissen wir nicht, ob deine Bestellung angekommen ist. Bitte versuch es in einer Minute noch einmal: Du bestellst nie doppelt. Wenn sie angekommen ist, bekommst du auch eine Bestätigung per E-Mail.';
const totalChanged = 'Die Summe hat sich geändert. Bitte prüf sie, und bestell dann noch einmal.';
const forbidden = 'So kann dein Warenkorb nicht bestellt werden. Ändere, was markiert ist.';
const chooseMethod = 'Bitte wähl eine Versandart.';
const chooseCountry = 'Bitte wähl ein Land.';
const methodGone = 'Diese Versandart gibt es für deine Adresse nicht. Bitte wähl eine andere.';

/** Texts of the checkout page. */
export const checkout: Texts['checkout'] = {
  title: 'Kasse',
  empty: 'Dein Warenkorb ist leer',
  emptyText:
    'Leg etwas hinein, und komm dann wieder. Wenn du gerade bestellt hast, ist deine Bestätigung per E-Mail unterwegs.',
  contact: 'Kontakt',
  email: 'E-Mail',
  emailHelp: 'Dorthin schicken wir deine Bestätigung.',
  firstName: 'Vorname',
  lastName: 'Nachname',
  phone: 'Telefon (optional)',
  delivery: 'Lieferadresse',
  country: 'Land',
  region: 'Region',
  addressLine1: 'Straße und Hausnummer',
  addressLine2: 'Wohnung, Stockwerk oder Firma (optional)',
  postalCode: 'Postleitzahl',
  city: 'Ort',
  methodsLater: 'Wähl ein Land, und wir zeigen dir die Versandarten.',
  payment: 'Zahlung',
  nothingToPay: 'Jetzt ist nichts zu zahlen.',
  howYouPay: 'Zahlungsart',
  online: { title: 'Jetzt bezahlen', detail: 'Mit Karte, auf unserer sicheren Zahlungsseite' },
  offline: { title: 'Später bezahlen', detail: 'Bar im Laden oder per Überweisung' },
  anythingElse: 'Noch etwas?',
  note: 'Nachricht (optional)',
  yourOrder: 'Deine Bestellung',
  changeBag: 'Warenkorb ändern',
  quantity: (quantity) => `Menge: ${quantity ?? ''}`,
  soldOut: 'Ausverkauft. Öffne deinen Warenkorb, um es zu entfernen.',
  notOffered: 'Gibt es nicht mehr. Öffne deinen Warenkorb, um es zu entfernen.',
  short: (left, wanted) => `Nur noch ${left} von ${wanted} da.`,
  leaving: 'Gleich geht es weiter',
  placeOrder: 'Zahlungspflichtig bestellen',
  pay: (amount) => `${amount} bezahlen`,
  payNext: 'Du bezahlst auf der nächsten Seite. Deine Angaben sind dort schon ausgefüllt.',
  couponRefused: 'Dein Gutschein gilt nicht. Entferne ihn, um zu bestellen.',
  giftCardRefused: 'Deine Geschenkkarte kann nicht benutzt werden. Entferne sie, um zu bestellen.',
  fields: {
    email: 'Bitte gib eine E-Mail-Adresse ein, zum Beispiel robin@example.com.',
    firstName: 'Bitte gib deinen Vornamen ein.',
    lastName: 'Bitte gib deinen Nachnamen ein.',
    country: chooseCountry,
    region: 'Bitte wähl eine Region.',
    addressLine1: 'Bitte gib Straße und Hausnummer ein.',
    city: 'Bitte gib einen Ort ein.',
    postalCode: 'Bitte gib eine Postleitzahl ein.',
    method: chooseMethod,
    tooLong: 'Das ist zu lang. Bitte kürz es.',
    notAccepted: 'Das wurde nicht angenommen. Bitte prüf es.',
  },
  violations: {
    INVALID_POSTAL_CODE: 'Das ist keine Postleitzahl dieses Landes. Bitte prüf sie.',
    INVALID_SUBDIVISION: 'Bitte wähl eine Region dieses Landes.',
    MISSING_DELIVERY_ADDRESS: chooseCountry,
    MISSING_DELIVERY_METHOD: chooseMethod,
    DELIVERY_METHOD_NO_LONGER_AVAILABLE: 'Diese Versandart gibt es für deine Bestellung nicht. Bitte wähl eine andere.',
    DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS:
      'Diese Versandart gibt es nicht für alles in deinem Warenkorb. Bitte wähl eine andere.',
  },
  errors: {
    network: lost,
    timeout: lost,
    offline:
      'Du bist offline. Es ist nichts verloren. Bitte versuch es noch einmal, sobald die Verbindung wieder da ist.',
    order_unknown: unknown,
    unavailable: busy,
    invalid_request: busy,
    forbidden_origin: busy,
    unauthenticated:
      'Deine Sitzung ist beendet. Lade die Seite neu, und melde dich wieder an, wenn du angemeldet warst.',
    cart_changed: 'Dein Warenkorb hat sich inzwischen geändert. Lade die Seite neu, um ihn zu sehen.',
    CART_ALREADY_ORDERED: 'Das hast du schon bestellt. Deine Bestätigung ist per E-Mail unterwegs.',
    total_changed: totalChanged,
    INVALID_PRICE_VERIFICATION_TOKEN: totalChanged,
    CART_PRICES_OUT_OF_SYNC: 'Preise haben sich geändert. Bitte prüf die Summe, und bestell dann noch einmal.',
    payment_required: 'Es ist doch etwas zu zahlen. Bitte prüf die Summe, und wähl eine Zahlungsart.',
    offline_payment_disabled: 'Diese Bestellung muss online bezahlt werden. Bitte wähl das aus.',
    LINE_ITEMS_OUT_OF_STOCK: soldOut,
    INSUFFICIENT_INVENTORY: soldOut,
    MISSING_DELIVERY_ADDRESS: 'Bitte gib ein, wohin deine Bestellung gehen soll.',
    MISSING_DELIVERY_METHOD: chooseMethod,
    DELIVERY_METHOD_NOT_FOUND: methodGone,
    DELIVERY_METHOD_NO_LONGER_AVAILABLE: methodGone,
    GIFT_CARD_REDEEM_ERROR:
      'Deine Geschenkkarte konnte nicht eingelöst werden. Bitte entferne sie, oder nimm eine andere.',
    VIOLATIONS_WITH_ERROR_SEVERITY: forbidden,
    INVALID_CART: forbidden,
  },
  forbidden,
};
