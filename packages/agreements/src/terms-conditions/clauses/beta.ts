import { prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

/** Trial features are marked; consumer rights in the paid service stay. */
export const beta = clause({
  id: 'tc.beta',
  version: 2,
  price: 'answer_premium',
  when: (a) => a.beta === 'yes',
  parts: {},
  text: {
    de: () => prose`
      ## Beta-Funktionen

      Funktionen, die als Beta gekennzeichnet sind, erproben wir noch. Sie können Fehler haben, sich ändern und entfallen. Ihre gesetzlichen Rechte an bezahlten Leistungen bleiben davon unberührt.`,
    en: () => prose`
      ## Beta features

      We are still trying out features marked as beta. They may have faults, change and disappear. Your statutory rights in paid services remain.`,
    es: () => prose`
      ## Funciones beta

      Las funciones marcadas como beta aún están en prueba. Pueden tener fallos, cambiar y desaparecer. Subsisten sus derechos legales sobre los servicios de pago.`,
    fr: () => prose`
      ## Fonctions bêta

      Les fonctions signalées comme bêta sont encore à l’essai. Elles peuvent comporter des défauts, changer et disparaître. Vos droits légaux sur les prestations payantes demeurent.`,
    it: () => prose`
      ## Funzioni beta

      Le funzioni indicate come beta sono ancora in prova. Possono avere difetti, cambiare e scomparire. Restano fermi i Suoi diritti di legge sulle prestazioni a pagamento.`,
    nl: () => prose`
      ## Bètafuncties

      Functies die als bèta zijn gemarkeerd, testen wij nog. Zij kunnen fouten hebben, veranderen en verdwijnen. Uw wettelijke rechten op betaalde diensten blijven gelden.`,
  },
});
