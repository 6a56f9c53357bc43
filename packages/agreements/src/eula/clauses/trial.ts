import { given, prose, rows } from '../../document/authoring.ts';
import { clause } from './clause.ts';

export const trial = clause({
  id: 'eu.trial',
  version: 1,
  price: 'answer_premium',
  when: (a) => given(a.free_trial),
  parts: {
    ends: { meets: [], when: (a) => a.free_trial?.[0]?.trial_end === 'ends' },
    paid: { meets: ['play-subs'], when: (a) => a.free_trial?.[0]?.trial_end === 'becomes-paid' },
  },
  text: {
    de: (c) => {
      const [row] = rows(c.say.free_trial);
      return prose`
        ## Kostenlose Testzeit

        Dauer der Testzeit: ${row === undefined ? prose`–` : c.period(row.trial_length, 'nom')}. ${c.part.ends`Danach endet die Nutzung von selbst; es entstehen keine Kosten.`} ${c.part.paid`Danach beginnt das bezahlte Abonnement zu dem Preis, der Ihnen beim Abschluss angezeigt wurde, wenn Sie nicht vor Ende der Testzeit kündigen.`}`;
    },
    en: (c) => {
      const [row] = rows(c.say.free_trial);
      return prose`
        ## Free trial

        Length of the trial: ${row === undefined ? prose`–` : c.period(row.trial_length)}. ${c.part.ends`After that, use ends by itself; no costs arise.`} ${c.part.paid`After that, the paid subscription begins at the price shown to you when you subscribed, unless you cancel before the end of the trial.`}`;
    },
    es: (c) => {
      const [row] = rows(c.say.free_trial);
      return prose`
        ## Prueba gratuita

        Duración de la prueba: ${row === undefined ? prose`–` : c.period(row.trial_length)}. ${c.part.ends`Después, el uso termina por sí solo y no se produce ningún gasto.`} ${c.part.paid`Después comienza la suscripción de pago al precio que se le mostró al suscribirse, si no la cancela antes de que termine la prueba.`}`;
    },
    fr: (c) => {
      const [row] = rows(c.say.free_trial);
      return prose`
        ## Essai gratuit

        Durée de l’essai : ${row === undefined ? prose`–` : c.period(row.trial_length)}. ${c.part.ends`Ensuite, l’utilisation prend fin d’elle-même, sans frais.`} ${c.part.paid`Ensuite, l’abonnement payant commence au prix affiché lors de la souscription, si vous ne résiliez pas avant la fin de l’essai.`}`;
    },
    it: (c) => {
      const [row] = rows(c.say.free_trial);
      return prose`
        ## Prova gratuita

        Durata della prova: ${row === undefined ? prose`–` : c.period(row.trial_length)}. ${c.part.ends`In seguito l’uso termina da solo, senza costi.`} ${c.part.paid`In seguito inizia l’abbonamento a pagamento al prezzo mostrato al momento della sottoscrizione, se non lo disdice prima della fine della prova.`}`;
    },
    nl: (c) => {
      const [row] = rows(c.say.free_trial);
      return prose`
        ## Gratis proefperiode

        Duur van de proefperiode: ${row === undefined ? prose`–` : c.period(row.trial_length)}. ${c.part.ends`Daarna eindigt het gebruik vanzelf; er ontstaan geen kosten.`} ${c.part.paid`Daarna begint het betaalde abonnement tegen de prijs die u bij het afsluiten is getoond, als u niet vóór het einde van de proefperiode opzegt.`}`;
    },
  },
});
