import { has, prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

export const translation = clause({
  id: 'di.translation',
  version: 2,
  when: (a) => a.d_translation === 'yes',
  parts: { artificial: { meets: ['practice-di-ai'], when: (a) => has(a.d_ai, 'translation') } },
  text: {
    de: (c) => prose`
      ## Maschinelle Übersetzungen

      Teile unseres Angebots sind maschinell übersetzt${c.part.artificial`, zum Teil mit künstlicher Intelligenz`}. Solche Übersetzungen können den Sinn verfehlen; im Zweifel hilft die Fassung in der Ausgangssprache weiter. Schreiben Sie uns, wenn etwas unverständlich ist.`,
    en: (c) => prose`
      ## Machine translations

      Parts of our service are translated by machine${c.part.artificial`, some of them with artificial intelligence`}. Such translations may miss the meaning; in case of doubt, look at the version in the original language. Write to us if something is hard to understand.`,
    es: (c) => prose`
      ## Traducciones automáticas

      Partes de nuestro servicio se han traducido de forma automática${c.part.artificial`, algunas con inteligencia artificial`}. Esas traducciones pueden no reflejar bien el sentido; en caso de duda, consulte la versión en el idioma original. Escríbanos si algo no se entiende.`,
    fr: (c) => prose`
      ## Traductions automatiques

      Certaines parties de notre service sont traduites automatiquement${c.part.artificial`, en partie par l’intelligence artificielle`}. Ces traductions peuvent trahir le sens ; en cas de doute, reportez-vous à la version dans la langue d’origine. Écrivez-nous si quelque chose n’est pas compréhensible.`,
    it: (c) => prose`
      ## Traduzioni automatiche

      Alcune parti del nostro servizio sono tradotte in modo automatico${c.part.artificial`, in parte con l’intelligenza artificiale`}. Queste traduzioni possono non rendere bene il senso; in caso di dubbio consulti la versione nella lingua originale. Ci scriva se qualcosa non è comprensibile.`,
    nl: (c) => prose`
      ## Machinevertalingen

      Delen van onze dienst zijn door een machine vertaald${c.part.artificial`, deels met kunstmatige intelligentie`}. Zulke vertalingen kunnen de bedoeling missen; raadpleeg bij twijfel de versie in de oorspronkelijke taal. Schrijf ons als iets onbegrijpelijk is.`,
  },
});
