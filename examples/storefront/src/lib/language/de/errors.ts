import type { ErrorMessage, ErrorMessageKey, ErrorMessages } from '@cartwright/react/errors';
import type { Texts } from '../use-texts.js';

const lost =
  'Die Verbindung ist abgebrochen, bevor der Shop geantwortet hat. Sieh in deinem Warenkorb nach, und versuch es dann noch einmal.';
const empty = 'Dein Warenkorb ist leer. Leg zuerst etwas hinein.';
const gone = 'Das gibt es leider nicht mehr.';
const soldOut = 'Etwas in deinem Warenkorb ist gerade ausverkauft. Bitte entferne es.';
const otherCoupon = 'Versuch es mit einem anderen Code.';
const otherGiftCard = 'Nimm bitte eine andere.';
const tooSmall =
  'Deine Bestellung ist für diesen Gutschein zu klein. Leg noch etwas dazu, oder nimm einen anderen Code.';
const noCoupon = 'Einen Gutschein mit diesem Code gibt es nicht. Ist er richtig geschrieben?';
const noGiftCard = 'Eine Geschenkkarte mit diesem Code gibt es nicht. Ist er richtig geschrieben?';
const emptyGiftCard = `Auf dieser Geschenkkarte ist kein Guthaben mehr. ${otherGiftCard}`;
const noPayments = 'Der Shop nimmt gerade keine Zahlungen an. Schreib uns bitte.';
const noAddress = 'Gib bitte zuerst eine Lieferadresse ein.';
const noMethod = 'Wähl bitte zuerst eine Versandart.';
const methodGone = 'Diese Versandart gibt es für deine Adresse nicht. Wähl bitte eine andere.';
const wrongLogin = 'E-Mail-Adresse oder Passwort stimmen nicht. Bitte prüf beides.';
const startAgain =
  'Die Anmeldung wurde woanders begonnen, hat zu lange gedauert oder wurde schon benutzt. Bitte fang neu an.';
const giftCardForGiftCard = 'Mit einer Geschenkkarte kannst du keine Geschenkkarte kaufen. Bitte entferne eine davon.';
const couponForGiftCard = 'Für Geschenkkarten gilt kein Gutschein. Bitte entferne eins von beiden.';

/** Messages of a coupon's refusals, with the remedy at the end. */
const couponMessages = (remedy: string) => ({
  'INVALID_COUPON_STATUS.DISABLED': `Dieser Gutschein gilt nicht mehr. ${remedy}`,
  'INVALID_COUPON_STATUS.INACTIVE': `Dieser Gutschein gilt noch nicht. ${remedy}`,
  'INVALID_COUPON_STATUS.EXPIRED': `Dieser Gutschein ist abgelaufen. ${remedy}`,
  'INVALID_COUPON_STATUS.MAX_USAGE_EXCEEDED': `Dieser Gutschein ist aufgebraucht. ${remedy}`,
  'INVALID_COUPON_STATUS.MAX_USAGE_PER_CUSTOMER_EXCEEDED': `Diesen Gutschein hast du schon so oft benutzt, wie er gilt. ${remedy}`,
  'INVALID_COUPON_STATUS.NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS': `Dieser Gutschein gilt für nichts in deinem Warenkorb. ${remedy}`,
  'INVALID_COUPON_STATUS.MIN_SUBTOTAL_NOT_REACHED': `Deine Bestellung ist für diesen Gutschein zu klein. Leg noch etwas dazu. Oder: ${remedy}`,
  'INVALID_COUPON_STATUS.MIN_LINE_ITEM_QUANTITY_NOT_REACHED': `Deine Bestellung ist für diesen Gutschein zu klein. Leg noch etwas dazu. Oder: ${remedy}`,
});

/** Messages of errors, by the keys of `describeError`: all of them, because those of the library are English. */
const general = {
  validation: 'Eine Angabe wurde nicht angenommen. Bitte prüf sie, und versuch es noch einmal.',
  application: 'Das hat nicht geklappt. Lade die Seite neu, und versuch es noch einmal.',
  system: 'Das klappt gerade nicht. Versuch es in einer Minute noch einmal.',
  network: lost,
  timeout: lost,
  aborted: 'Das wurde abgebrochen. Versuch es noch einmal.',
  parse: 'Die Antwort des Shops ist nicht lesbar. Versuch es in einer Minute noch einmal.',
  configuration: 'Diese Seite ist nicht richtig eingerichtet. Schreib uns bitte.',
  unknown: 'Etwas ist schiefgegangen. Versuch es noch einmal.',
  offline: 'Du bist offline. Warte auf die Verbindung, sieh in deinem Warenkorb nach, und versuch es dann noch einmal.',

  UNAUTHORIZED: 'Du bist nicht mehr angemeldet. Melde dich an, und versuch es noch einmal.',
  FORBIDDEN: 'Darauf hast du keinen Zugriff. Melde dich mit einem anderen Kundenkonto an.',
  NOT_FOUND: 'Das gibt es nicht oder nicht mehr. Lade die Seite neu.',
  TOO_MANY_REQUESTS: 'Das war zu viel auf einmal. Warte eine Minute, und versuch es dann noch einmal.',

  option_missing: 'Bitte wählen: {field}.',
  choice_unknown: 'Diese Auswahl gibt es nicht. Bitte anders wählen: {field}.',
  not_offered: 'Diese Kombination gibt es nicht. Bitte wähl eine andere.',
  text_missing: 'Bitte ausfüllen: {field}.',
  text_too_short: 'Bitte mindestens {minLength} Zeichen.',
  text_too_long: 'Bitte höchstens {maxLength} Zeichen.',

  session_changed: 'Du hast dich inzwischen an- oder abgemeldet. Versuch es noch einmal.',
  partly_added: 'So viele sind nicht mehr da: {addedQuantity} von {requestedQuantity} sind noch zu haben.',
  out_of_stock: 'Das ist gerade ausverkauft.',
  not_found: gone,
  variant_or_modifier_missing: 'Das konnte nicht in den Warenkorb: Eine Auswahl fehlt, oder es gibt sie nicht mehr.',
  addition_unknown: 'Wir wissen nicht, ob das in deinem Warenkorb liegt. Sieh nach, und versuch es dann noch einmal.',
  OWNED_CART_NOT_FOUND: empty,
  LINE_ITEM_NOT_FOUND_IN_CART: 'Das ist nicht mehr in deinem Warenkorb.',
  INSUFFICIENT_INVENTORY: 'So viele sind nicht mehr da. Bitte nimm weniger.',
  ITEM_NOT_FOUND_IN_CATALOG: gone,
  LINE_ITEM_PRICE_CONFLICT: 'Der Preis hat sich geändert. Sieh in deinem Warenkorb nach, und versuch es noch einmal.',
  CART_ALREADY_ORDERED: 'Das hast du schon bestellt.',
  LINE_ITEMS_OUT_OF_STOCK: soldOut,
  SUBTOTAL_BELOW_ORDER_MINIMUM: 'Deine Bestellung ist zu klein. Leg noch etwas dazu.',

  ...couponMessages(otherCoupon),
  INVALID_COUPON_CODE: noCoupon,
  INVALID_COUPON_STATUS: `Dieser Gutschein gilt nicht für deinen Warenkorb. ${otherCoupon}`,
  COUPON_LOCKED: 'Der Gutschein dieses Warenkorbs lässt sich nicht ändern.',
  ERROR_COUPON_DOES_NOT_EXIST: noCoupon,
  ERROR_COUPON_IS_DISABLED: `Dieser Gutschein gilt nicht mehr. ${otherCoupon}`,
  ERROR_COUPON_IS_NOT_ACTIVE_YET: `Dieser Gutschein gilt noch nicht. ${otherCoupon}`,
  ERROR_COUPON_HAS_EXPIRED: `Dieser Gutschein ist abgelaufen. ${otherCoupon}`,
  ERROR_COUPON_USAGE_EXCEEDED: `Dieser Gutschein ist aufgebraucht. ${otherCoupon}`,
  ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED: `Diesen Gutschein hast du schon so oft benutzt, wie er gilt. ${otherCoupon}`,
  ERROR_COUPON_NOT_APPLICABLE: `Dieser Gutschein gilt für nichts in deinem Warenkorb. ${otherCoupon}`,
  ERROR_COUPON_ALREADY_EXISTS: 'In deinem Warenkorb ist schon ein Gutschein. Bitte entferne ihn zuerst.',
  ERROR_INVALID_SUBTOTAL: tooSmall,

  INVALID_GIFT_CARD_CODE: noGiftCard,
  INVALID_GIFT_CARD_STATUS: `Diese Geschenkkarte kann nicht benutzt werden. ${otherGiftCard}`,
  'INVALID_GIFT_CARD_STATUS.EXPIRED': `Diese Geschenkkarte ist abgelaufen. ${otherGiftCard}`,
  'INVALID_GIFT_CARD_STATUS.DISABLED': `Diese Geschenkkarte gilt nicht mehr. ${otherGiftCard}`,
  'INVALID_GIFT_CARD_STATUS.EMPTY_BALANCE': emptyGiftCard,
  CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD: giftCardForGiftCard,
  CANNOT_REDEEM_COUPON_WHEN_PURCHASING_GIFT_CARD: couponForGiftCard,
  GIFT_CARD_LOCKED: 'Die Geschenkkarte dieses Warenkorbs lässt sich nicht ändern.',
  GIFT_CARD_NOT_FOUND: noGiftCard,
  GIFT_CARD_CODE_INVALID: 'Das ist kein Code einer Geschenkkarte. Ist er richtig geschrieben?',
  GIFT_CARD_IS_EMPTY: emptyGiftCard,
  GIFT_CARD_DISABLED: `Diese Geschenkkarte gilt nicht mehr. ${otherGiftCard}`,
  GIFT_CARD_EXPIRED: `Diese Geschenkkarte ist abgelaufen. ${otherGiftCard}`,
  REDEEM_GIFT_CARD_ERROR: 'Die Geschenkkarte konnte nicht eingelöst werden. Entferne sie, oder nimm eine andere.',
  GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD: giftCardForGiftCard,
  COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD: couponForGiftCard,

  EMPTY_CHECKOUT: empty,
  FULL_OUT_OF_STOCK: 'Alles davon ist gerade ausverkauft. Bitte entferne es, und sieh dich nach etwas anderem um.',
  PARTIAL_OUT_OF_STOCK: soldOut,
  CHECKOUT_CHANGED: 'Die Summe hat sich geändert. Bitte prüf sie, und versuch es noch einmal.',
  CHECKOUT_ALREADY_PAID: 'Diese Bestellung ist schon bezahlt.',
  CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS: 'Eine Zahlung für diese Bestellung läuft schon. Warte auf ihr Ergebnis.',
  PAYMENT_ERROR: 'Die Zahlung ist fehlgeschlagen. Versuch es auf einem anderen Weg.',
  SITE_NOT_ACCEPTING_PAYMENTS: noPayments,
  SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT: noPayments,
  MISSING_DELIVERY_ADDRESS: noAddress,
  MISSING_DELIVERY_METHOD: noMethod,
  DELIVERY_METHOD_MISSING_ADDRESS: noAddress,
  DELIVERY_METHOD_NOT_FOUND: methodGone,
  DELIVERY_METHOD_NO_LONGER_AVAILABLE: methodGone,
  INVALID_ADDRESS_FORMAT: 'Die Adresse ist unvollständig oder falsch. Bitte prüf sie.',
  NO_SELECTED_CARRIER_SERVICE_OPTION: noMethod,
  SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND: methodGone,
  SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE: methodGone,
  MEMBERS_ONLY_ITEM: 'Etwas in deinem Warenkorb gibt es nur mit Kundenkonto. Bitte melde dich zuerst an.',

  BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS: 'Du bekommst schon eine E-Mail, wenn es wieder da ist.',
  REQUEST_COLLECTION_DISABLED: 'Der Shop verschickt keine E-Mails zum Bestand. Schau später wieder vorbei.',

  invalidEmail: wrongLogin,
  invalidPassword: wrongLogin,
  resetPassword: 'Dieses Kundenkonto braucht ein neues Passwort. Bitte setz es zuerst zurück.',
  emailAlreadyExists: 'Zu dieser E-Mail-Adresse gibt es schon ein Kundenkonto. Melde dich damit an.',
  missingCaptchaToken: 'Bitte bestätige, dass du kein Roboter bist.',
  invalidCaptchaToken: 'Bitte bestätige noch einmal, dass du kein Roboter bist.',
  access_denied: 'Du hast die Anmeldeseite verlassen, bevor du angemeldet warst. Versuch es noch einmal.',
  invalid_state: startAgain,
  missing_code: startAgain,
  token_request_failed: 'Die Anmeldung konnte nicht abgeschlossen werden. Bitte fang neu an.',
  popup_blocked: 'Der Browser hat das Anmeldefenster blockiert. Erlaube Pop-ups, und versuch es noch einmal.',
  popup_closed: 'Das Anmeldefenster wurde geschlossen. Versuch es noch einmal.',
  frame_blocked: 'Der Browser hat die Anmeldung blockiert. Melde dich auf der Anmeldeseite des Shops an.',
  storage_blocked:
    'Der Browser blockiert den Speicher, den die Anmeldung braucht. Erlaube ihn, und versuch es noch einmal.',
} satisfies Record<ErrorMessageKey, ErrorMessage> & ErrorMessages;

/** Messages of errors, by the keys of `describeError`. */
export const errors: Texts['errors'] = {
  general,
  coupon: { ...couponMessages(otherCoupon), INVALID_COUPON_CODE: noCoupon },
  appliedCoupon: {
    ...couponMessages('Bitte entferne ihn.'),
    INVALID_COUPON_CODE: 'Einen Gutschein mit diesem Code gibt es nicht. Bitte entferne ihn.',
    unknown: 'Dieser Gutschein kann nicht verwendet werden. Bitte entferne ihn.',
  },
  giftCard: {
    INVALID_GIFT_CARD_CODE: noGiftCard,
    validation: 'Der Code einer Geschenkkarte hat 8 bis 20 Zeichen. Ist er richtig geschrieben?',
  },
};
