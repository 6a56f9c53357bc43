import { prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

/** TCPA and CTIA principles: consent apart, STOP and HELP, message and data rates; § 7 UWG. */
export const sms = clause({
  id: 'tc.sms',
  version: 2,
  price: 'answer_premium',
  when: (a) => a.sms_terms === 'yes',
  parts: {},
  text: {
    de: () => prose`
      ## SMS

      Werbung per SMS senden wir nur mit Ihrer gesonderten Einwilligung; sie ist keine Bedingung für einen Kauf. Mit der Antwort STOP melden Sie sich ab, mit HELP erhalten Sie Hilfe. Wie oft wir schreiben, steht bei der Anmeldung; Ihr Netzbetreiber kann Gebühren berechnen.`,
    en: () => prose`
      ## Text messages

      We send advertising by text message only with your separate consent, which is not a condition of any purchase. Reply STOP to opt out and HELP for help. How often we write is stated at sign-up; message and data rates may apply.`,
    es: () => prose`
      ## Mensajes SMS

      Solo enviamos publicidad por SMS con su consentimiento separado, que no es condición para comprar. Responda STOP para darse de baja y HELP para obtener ayuda. La frecuencia se indica en el alta; su operador puede aplicar tarifas.`,
    fr: () => prose`
      ## SMS

      Nous n’envoyons de publicité par SMS qu’avec votre consentement distinct, qui n’est pas une condition d’achat. Répondez STOP pour vous désinscrire et HELP pour de l’aide. La fréquence est indiquée lors de l’inscription ; votre opérateur peut appliquer des frais.`,
    it: () => prose`
      ## SMS

      Inviamo pubblicità per SMS solo con il Suo consenso separato, che non è condizione per acquistare. Risponda STOP per disiscriversi e HELP per ricevere aiuto. La frequenza è indicata all’iscrizione; il Suo operatore può applicare tariffe.`,
    nl: () => prose`
      ## Sms-berichten

      Reclame per sms sturen wij alleen met uw afzonderlijke toestemming; die is geen voorwaarde voor een aankoop. Antwoord STOP om u af te melden en HELP voor hulp. Hoe vaak wij sturen, staat bij de aanmelding; uw provider kan kosten rekenen.`,
  },
});
