import { given, has } from '../../../document/authoring.ts';
import { soldInStores } from '../../conditions.ts';
import { paidUnless } from '../../paid-unless.ts';
import { clause } from '../../clause.ts';
const words = {
  de: {
    cancel_methods: {
      account: 'mit der Schaltfläche in Ihrem Konto',
      email: 'per E-Mail',
      store: 'in den Einstellungen des App-Stores, über den Sie das Abonnement abgeschlossen haben',
      phone: 'telefonisch',
    },
  },
  en: {
    cancel_methods: {
      account: 'with the button in your account',
      email: 'by e-mail',
      store: 'in the settings of the app store through which you subscribed',
      phone: 'by telephone',
    },
  },
  es: {
    cancel_methods: {
      account: 'con el botón de su cuenta',
      email: 'por correo electrónico',
      store: 'en los ajustes de la tienda de aplicaciones en la que se suscribió',
      phone: 'por teléfono',
    },
  },
  fr: {
    cancel_methods: {
      account: 'par le bouton de votre compte',
      email: 'par courrier électronique',
      store: 'dans les réglages de la boutique d’applications par laquelle vous avez souscrit',
      phone: 'par téléphone',
    },
  },
  it: {
    cancel_methods: {
      account: 'con il pulsante nel Suo account',
      email: 'per e-mail',
      store: 'nelle impostazioni dello store tramite cui si è abbonato',
      phone: 'per telefono',
    },
  },
  nl: {
    cancel_methods: {
      account: 'met de knop in uw account',
      email: 'per e-mail',
      store: 'in de instellingen van de appstore waar u het abonnement hebt afgesloten',
      phone: 'telefonisch',
    },
  },
};

/**
 * § 312k BGB button and confirmation page, art. L. 215-1-1 and D. 215-1 ff. C. conso. (three clicks), art. 6:236(l) BW, art. 62
 * TRLGDCU; Cal. B&P 17602(d). Who cancels keeps what is paid for (Annex 1(d) UCTD): at once only at the customer's own wish.
 * After an automatic renewal one month's notice goes before the period (§ 309 no. 9 BGB); Art. 25(2)(d) Data Act goes before
 * a minimum term. A store alone can stop its billing.
 */
export const cancel = clause({
  id: 'tc.cancel',
  version: 3,
  price: paidUnless('eu_consumer', 'us_renewal', 'uk_consumer'),
  when: (a) => has(a.sells, 'subscriptions'),
  parts: {
    how: {
      meets: ['crd-6-1-o', 'ca-arl-17602', 'rosca-8403', 'us-arl-other'],
      when: (a) => !soldInStores(a),
    },
    store: {
      meets: ['crd-6-1-o', 'ca-arl-17602', 'rosca-8403', 'us-arl-other'],
      when: (a) => soldInStores(a),
    },
    button: { meets: [], when: (a) => has(a.laws, 'eu_consumer') },
    end: {
      meets: [],
      when: (a) => a.cancel_effect === 'period-end' || a.cancel_effect === undefined || soldInStores(a),
    },
    share: { meets: [], when: (a) => a.cancel_effect === 'pro-rata' && !soldInStores(a) },
    once: { meets: [], when: (a) => a.cancel_effect === 'at-once' && !soldInStores(a) },
    minimum: { meets: [], when: (a) => given(a.min_term) },
    switch: { meets: [], when: (a) => given(a.min_term) && has(a.laws, 'eu_data_act') },
    renewed: {
      meets: [],
      when: (a) =>
        has(a.laws, 'eu_consumer') &&
        a.auto_renew === 'yes' &&
        a.cancel_effect !== 'pro-rata' &&
        has(a.sub_periods, 'quarter', 'year', 'other'),
    },
  },
  words,
  texts: import.meta.url,
  values: {
    cancelMethods: (c) => c.names(c.say.cancel_methods, c.w.cancel_methods),
  },
});
