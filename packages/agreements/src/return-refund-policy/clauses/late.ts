import { prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

// Help only; the periods of the law and of the section on refunds run on.
export const late = clause({
  id: 'rr.late',
  version: 2,
  when: (a) => a.late_refunds === 'yes',
  parts: { help: { meets: ['practice-rr-time'] } },
  text: {
    de: (c) => prose`
      ## Wenn eine Erstattung ausbleibt

      ${c.part.help`Ist eine Erstattung nicht rechtzeitig da, prüfen Sie bitte zuerst Ihr Konto und fragen Sie Ihre Bank oder Ihren Zahlungsdienst: Eine Buchung kann dort einige Tage dauern. Fehlt das Geld dann noch, schreiben Sie uns; wir gehen der Sache nach und nennen Ihnen den Tag, an dem wir gezahlt haben.`}`,
    en: (c) => prose`
      ## If a refund does not arrive

      ${c.part.help`If a refund has not arrived in time, please first check your account and ask your bank or payment service: a posting can take some days there. If the money is still missing, write to us; we look into it and tell you the day on which we paid.`}`,
    es: (c) => prose`
      ## Si un reembolso no llega

      ${c.part.help`Si un reembolso no ha llegado a tiempo, compruebe primero su cuenta y pregunte a su banco o a su servicio de pago: el abono puede tardar allí unos días. Si el dinero sigue sin llegar, escríbanos; lo investigaremos y le diremos qué día pagamos.`}`,
    fr: (c) => prose`
      ## Si un remboursement n’arrive pas

      ${c.part.help`Si un remboursement n’est pas arrivé à temps, vérifiez d’abord votre compte et interrogez votre banque ou votre service de paiement : l’inscription peut y prendre quelques jours. Si l’argent manque toujours, écrivez-nous ; nous faisons des recherches et vous indiquons le jour de notre paiement.`}`,
    it: (c) => prose`
      ## Se un rimborso non arriva

      ${c.part.help`Se un rimborso non è arrivato in tempo, controlli prima il Suo conto e chieda alla Sua banca o al Suo servizio di pagamento: la registrazione può richiedere alcuni giorni. Se il denaro manca ancora, ci scriva; verifichiamo e Le comunichiamo il giorno in cui abbiamo pagato.`}`,
    nl: (c) => prose`
      ## Als een terugbetaling uitblijft

      ${c.part.help`Is een terugbetaling er niet op tijd, kijk dan eerst op uw rekening en vraag het na bij uw bank of betaaldienst: de verwerking kan daar enkele dagen duren. Ontbreekt het geld dan nog, schrijf ons dan; wij zoeken het uit en laten u weten op welke dag wij hebben betaald.`}`,
  },
});
