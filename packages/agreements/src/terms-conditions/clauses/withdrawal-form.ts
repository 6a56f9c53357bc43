import { has, prose } from '../../document/authoring.ts';
import { paidUnless } from '../paid-unless.ts';
import { sellsAnything } from '../conditions.ts';
import { withdrawalForm as form } from '../words/withdrawal.ts';
import { clause } from './clause.ts';

/** Annex I(B) CRD with the national versions, Schedule 3 Part B CCR 2013 (statutory/); it may be used and need not be. */
export const withdrawalForm = clause({
  id: 'tc.withdrawal_form',
  version: 1,
  price: paidUnless('eu_consumer', 'uk_consumer'),
  when: (a) => sellsAnything(a) && has(a.laws, 'eu_consumer', 'uk_consumer') && !has(a.withdrawal, 'none'),
  parts: {},
  text: {
    de: (c) => prose`
      ## Formular für den Widerruf

      Sie können dieses Formular verwenden, müssen es aber nicht.

      ${form(c)}`,
    en: (c) => prose`
      ## Form for a withdrawal

      You may use this form, but you do not have to.

      ${form(c)}`,
    es: (c) => prose`
      ## Formulario de desistimiento

      Puede utilizar este formulario, pero no es obligatorio.

      ${form(c)}`,
    fr: (c) => prose`
      ## Formulaire de rétractation

      Vous pouvez utiliser ce formulaire, sans y être tenu.

      ${form(c)}`,
    it: (c) => prose`
      ## Modulo di recesso

      Può usare questo modulo, ma non è obbligatorio.

      ${form(c)}`,
    nl: (c) => prose`
      ## Formulier voor herroeping

      U kunt dit formulier gebruiken, maar dat hoeft niet.

      ${form(c)}`,
  },
});
