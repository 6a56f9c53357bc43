import { has, prose } from '../../document/authoring.ts';
import { paidUnless } from '../paid-unless.ts';
import { mayWithdraw } from '../conditions.ts';
import { britishForm, withdrawalForm as form } from '../words/withdrawal.ts';
import { clause } from './clause.ts';

/** Annex I(B) CRD with the national versions, Schedule 3 Part B CCR 2013 (statutory/); it may be used and need not be. The form of the United Kingdom is English in every document: it is prescribed in no other language. */
export const withdrawalForm = clause({
  id: 'tc.withdrawal_form',
  version: 2,
  price: paidUnless('eu_consumer', 'uk_consumer'),
  when: (a) => mayWithdraw(a),
  parts: {
    british: { meets: [], when: (a) => has(a.laws, 'eu_consumer') && has(a.laws, 'uk_consumer') },
  },
  text: {
    de: (c) => prose`
      ## Formular für den Widerruf

      Sie können dieses Formular verwenden, müssen es aber nicht.

      ${form(c)}

      ${c.part.british`Verbraucher im Vereinigten Königreich können auch dieses Formular verwenden:

      ${britishForm(c)}`}`,
    en: (c) => prose`
      ## Form for a withdrawal

      You may use this form, but you do not have to.

      ${form(c)}

      ${c.part.british`Consumers in the United Kingdom may use this form:

      ${britishForm(c)}`}`,
    es: (c) => prose`
      ## Formulario de desistimiento

      Puede utilizar este formulario, pero no es obligatorio.

      ${form(c)}

      ${c.part.british`Los consumidores del Reino Unido pueden usar también este formulario:

      ${britishForm(c)}`}`,
    fr: (c) => prose`
      ## Formulaire de rétractation

      Vous pouvez utiliser ce formulaire, sans y être tenu.

      ${form(c)}

      ${c.part.british`Les consommateurs au Royaume-Uni peuvent aussi utiliser ce formulaire :

      ${britishForm(c)}`}`,
    it: (c) => prose`
      ## Modulo di recesso

      Può usare questo modulo, ma non è obbligatorio.

      ${form(c)}

      ${c.part.british`I consumatori nel Regno Unito possono usare anche questo modulo:

      ${britishForm(c)}`}`,
    nl: (c) => prose`
      ## Formulier voor herroeping

      U kunt dit formulier gebruiken, maar dat hoeft niet.

      ${form(c)}

      ${c.part.british`Consumenten in het Verenigd Koninkrijk kunnen ook dit formulier gebruiken:

      ${britishForm(c)}`}`,
  },
});
