import type { Texts } from '../use-texts.js';

/** Texts of the pages about the store. Brackets mark links. */
export const info: Texts['info'] = {
  contact: {
    title: 'Kontakt',
    description: 'E-Mail, Telefon und Adresse von Alder & Finch in Portland, Oregon.',
    lead: 'Das liest ein Mensch, meistens der, der dein Paket gepackt hat.',
    byEmail: 'Per E-Mail',
    byEmailText:
      '[hello@alder-finch.example]. Wir antworten innerhalb eines Werktags. Schreib bitte die Nummer deiner Bestellung dazu, wenn es um eine geht.',
    byPhone: 'Am Telefon',
    byPhoneText: '[+1 503 555 0142], Montag bis Freitag, 9 bis 17 Uhr Pacific Time. Auf Englisch.',
    inPerson: 'Im Laden',
    country: 'USA',
    hours: 'Geöffnet Dienstag bis Samstag, 10 bis 18 Uhr.',
    before: 'Bevor du schreibst',
    beforeText:
      'Das meiste steht unter [Versand] und [Rückgabe]. Den Stand einer Bestellung findest du in [deinem Kundenkonto].',
  },
  privacy: {
    title: 'Datenschutz',
    description: 'Was dieser Shop über dich speichert, wo und wie lange. Kein Tracking, keine Werbung.',
    lead: 'Wir speichern, was eine Bestellung braucht. Hier verfolgt dich niemand.',
    sections: [
      {
        title: 'Während du stöberst',
        text: 'Auf diesen Seiten gibt es keine Werbung, keine Analyse und keine Skripte von anderen. Eine anonyme Sitzung in verschlüsselten Cookies sorgt dafür, dass dein Warenkorb nach dem Neuladen noch da ist. Sie enthält keinen Namen und keine Adresse.',
      },
      {
        title: 'Nur auf deinem Gerät',
        text: 'Deine Farbwahl, deine Merkliste und die Produkte, die du zuletzt gesehen hast, liegen in deinem Browser. Lösch die Daten dieser Website, um sie zu entfernen.',
      },
      {
        title: 'Wenn du bestellst',
        text: 'Deine E-Mail-Adresse, deine Lieferadresse und was du gekauft hast speichert Wix mit der Bestellung; Wix betreibt den Shop für uns. Um deine Karte kümmert sich der Zahlungsdienst; ihre Nummer erreicht uns nie. Bestellungen bewahren wir so lange auf, wie das Steuerrecht es verlangt.',
      },
      {
        title: 'Wenn du ein Kundenkonto hast',
        text: 'Name, E-Mail-Adresse und Adressen bleiben, bis du uns bittest, sie zu löschen. Das Passwort wird als Hash gespeichert, aus dem es sich nicht ablesen lässt.',
      },
      {
        title: 'Deine Rechte',
        text: '[Schreib uns], um zu sehen, zu berichtigen oder zu löschen, was wir über dich haben. Wir antworten innerhalb von 30 Tagen.',
      },
    ],
  },
  returns: {
    title: 'Rückgabe',
    description:
      'Schick alles innerhalb von 30 Tagen zurück, unbenutzt und verpackt, und du bekommst dein Geld zurück.',
    lead: 'Dreißig Tage, um es dir anders zu überlegen. Kein Formular, keine Begründung.',
    how: 'So gibst du etwas zurück',
    steps: [
      '[Schreib uns] innerhalb von 30 Tagen nach der Lieferung, mit der Nummer deiner Bestellung.',
      'Wir schicken dir ein Etikett. In den USA ist es kostenlos; anderswo ziehen wir 9 $ von der Erstattung ab.',
      'Pack es ein, wie es kam, unbenutzt, und gib es innerhalb einer Woche auf.',
    ],
    refunds: 'Erstattung',
    refundsText:
      'Wir erstatten, was du bezahlt hast, auf dieselbe Karte oder Geschenkkarte, und den Versand, wenn du die ganze Bestellung zurückgibst. Nach Ankunft des Pakets dauert das bis zu fünf Werktage, und die Seite deiner Bestellung zeigt es.',
    not: 'Was nicht zurückgegeben werden kann',
    notList: [
      'Dinge mit deinem eigenen Text, die wir niemand anderem verkaufen können.',
      'Lebensmittel, angezündete Kerzen, Pflanzen und geöffnete Seife.',
      'Downloads nach dem ersten Herunterladen und Geschenkkarten.',
    ],
    damaged: 'Beschädigt, falsch oder nicht dabei',
    damagedText:
      'Schick uns innerhalb von 14 Tagen ein Foto. Wir ersetzen oder erstatten es, wie du möchtest, und du musst das kaputte Stück nicht zurückschicken.',
  },
  shipping: {
    title: 'Versand',
    description:
      'Wohin wir liefern, wie lange es dauert und was es kostet. Kostenloser Standardversand in den USA ab 75 $.',
    lead: 'In Papier verpackt, aus Portland in Oregon verschickt, meistens am nächsten Werktag.',
    rates: 'Versandkosten und Lieferzeiten',
    caption: 'Versandkosten nach Ziel',
    columns: ['Ziel', 'Standard', 'Express'],
    rows: [
      ['USA', 'Ab 4,95 $, kostenlos ab 75 $. 3–5 Werktage', 'Ab 14,95 $. 1–2 Werktage'],
      ['Alaska, Hawaii, Puerto Rico', 'Ab 11,95 $. 7–12 Werktage', '—'],
      ['Kanada', 'Ab 12,95 $, kostenlos ab 150 $. 5–8 Werktage', 'Ab 29,95 $. 2–3 Werktage'],
      ['Europa', 'Ab 16,95 $, kostenlos ab 200 $. 7–10 Werktage', 'Ab 39,95 $. 3–4 Werktage'],
      ['Übrige Welt', 'Ab 24,95 $. 10–20 Werktage', '—'],
    ],
    ratesText:
      'Die Kosten hängen vom Gewicht des Pakets ab. Wähl dein Ziel im [Warenkorb], und du siehst sie zusammen mit den Steuern, bevor du zur Kasse gehst.',
    sections: [
      {
        title: 'Abholung im Laden',
        text: 'In Oregon und Washington kannst du deine Bestellung kostenlos in der Werkstatt abholen. Während der Öffnungszeiten ist sie in zwei Stunden bereit, und wir bewahren sie zwei Wochen auf.',
      },
      {
        title: 'Vorbestellungen und mehrere Pakete',
        text: 'Eine Vorbestellung wird verschickt, sobald sie bei uns ist. Der Rest deiner Bestellung wartet nicht darauf, und du zahlst den Versand nur einmal. Zu jedem Paket bekommst du eine E-Mail mit der Sendungsnummer, die auch auf der Seite deiner Bestellung steht.',
      },
      {
        title: 'Downloads und Geschenkkarten',
        text: 'Sie werden nicht verschickt. Der Link zu einem Download steht in der Bestätigung der Bestellung, und eine Geschenkkarte geht per E-Mail an die Person, die sie bekommt.',
      },
      {
        title: 'Zoll',
        text: 'Außerhalb der USA kann der Paketdienst bei der Lieferung Zoll verlangen. Er ist nicht in unseren Preisen enthalten, und wir kennen ihn nicht im Voraus.',
      },
    ],
  },
};
