import { has } from '../../../document/authoring.ts';
import { consumersToo, offersDigital } from '../../conditions.ts';
import { months } from '../../words/spans.ts';
import { clause } from '../../clause.ts';
const words = {
  de: {
    account_close: {
      settings: 'in den Einstellungen des Kontos',
      email: 'durch eine E-Mail an uns',
      form: 'über ein Formular im Dienst',
    },
  },
  en: {
    account_close: {
      settings: 'in the settings of the account',
      email: 'by an e-mail to us',
      form: 'by a form in the service',
    },
  },
  es: {
    account_close: {
      settings: 'en los ajustes de la cuenta',
      email: 'mediante un correo electrónico dirigido a nosotros',
      form: 'con un formulario del servicio',
    },
  },
  fr: {
    account_close: {
      settings: 'dans les paramètres du compte',
      email: 'en nous écrivant par courrier électronique',
      form: 'par un formulaire du service',
    },
  },
  it: {
    account_close: {
      settings: 'nelle impostazioni dell’account',
      email: 'con un’e-mail a noi',
      form: 'con un modulo nel servizio',
    },
  },
  nl: {
    account_close: {
      settings: 'in de instellingen van het account',
      email: 'met een e-mail aan ons',
      form: 'met een formulier in de dienst',
    },
  },
};

/** Accounts; liability for misuse only where the user is at fault (§ 309 no. 12 BGB forbids shifting the burden of proof). Data after the end: Art. 16(4) DCD, § 327p BGB. */
export const accounts = clause({
  id: 'tc.accounts',
  version: 3,
  when: (a) => a.accounts === 'yes',
  parts: {
    data: { meets: ['dcd-16'], when: (a) => consumersToo(a) && (offersDigital(a) || a.ugc === 'yes') },
    paid: { meets: [], when: (a) => has(a.sells, 'subscriptions') },
    inactive: { meets: [], when: (a) => (a.inactivity_months ?? 0) > 0 },
  },
  words,
  texts: import.meta.url,
  values: {
    accountClose: (c) => c.names(c.say.account_close, c.w.account_close),
    inactivityMonths: (c) => months(c, 'inactivity_months', 'akk'),
  },
});
