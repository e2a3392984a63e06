import type { Texts } from '../use-texts.js';

/** Texts of the member's subscriptions. */
export const subscriptions: Texts['subscriptions'] = {
  title: 'Deine Abos',
  states: { running: 'Läuft', complete: 'Alle Zahlungen erfolgt', canceled: 'Bestellung storniert', ended: 'Beendet' },
  next: (day) => `Nächste Zahlung um den ${day}`,
  state: 'Status',
  nextPayment: 'Nächste Zahlung',
  plan: 'Abo',
  product: 'Was du bekommst',
  orders: 'Bestellungen dieses Abos',
  back: 'Zurück zum Kundenkonto',
  change: 'Um ein Abo zu pausieren, zu ändern oder zu beenden, [schreib uns]: Wir erledigen das für dich.',
};
