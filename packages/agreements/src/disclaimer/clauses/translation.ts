import { prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

export const translation = clause({
  id: 'di.translation',
  version: 1,
  when: (a) => a.d_translation === 'yes',
  parts: {},
  text: {
    de: () => prose`
      ## Maschinelle Übersetzungen

      Teile unseres Angebots sind maschinell übersetzt. Solche Übersetzungen können den Sinn verfehlen; im Zweifel hilft die Fassung in der Ausgangssprache weiter. Schreiben Sie uns, wenn etwas unverständlich ist.`,
    en: () => prose`
      ## Machine translations

      Parts of our service are translated by machine. Such translations may miss the meaning; in case of doubt, look at the version in the original language. Write to us if something is hard to understand.`,
    es: () => prose`
      ## Traducciones automáticas

      Partes de nuestro servicio se han traducido de forma automática. Esas traducciones pueden no reflejar bien el sentido; en caso de duda, consulte la versión en el idioma original. Escríbanos si algo no se entiende.`,
    fr: () => prose`
      ## Traductions automatiques

      Certaines parties de notre service sont traduites automatiquement. Ces traductions peuvent trahir le sens ; en cas de doute, reportez-vous à la version dans la langue d’origine. Écrivez-nous si quelque chose n’est pas compréhensible.`,
    it: () => prose`
      ## Traduzioni automatiche

      Alcune parti del nostro servizio sono tradotte in modo automatico. Queste traduzioni possono non rendere bene il senso; in caso di dubbio consulti la versione nella lingua originale. Ci scriva se qualcosa non è comprensibile.`,
    nl: () => prose`
      ## Machinevertalingen

      Delen van onze dienst zijn door een machine vertaald. Zulke vertalingen kunnen de bedoeling missen; raadpleeg bij twijfel de versie in de oorspronkelijke taal. Schrijf ons als iets onbegrijpelijk is.`,
  },
});
