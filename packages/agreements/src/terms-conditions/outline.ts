import type { Outline } from '../document/outline.ts';
import { acceptance } from './clauses/acceptance.ts';
import { accessibility } from './clauses/accessibility.ts';
import { accounts } from './clauses/accounts.ts';
import { advice } from './clauses/advice.ts';
import { affiliate } from './clauses/affiliate.ts';
import { ai } from './clauses/ai.ts';
import { api } from './clauses/api.ts';
import { arbitration } from './clauses/arbitration.ts';
import { assignment } from './clauses/assignment.ts';
import { beta } from './clauses/beta.ts';
import { caNotice } from './clauses/ca-notice.ts';
import { cancel } from './clauses/cancel.ts';
import { changes } from './clauses/changes.ts';
import { contact } from './clauses/contact.ts';
import { contractSteps } from './clauses/contract-steps.ts';
import { custom } from './clauses/custom.ts';
import { definitions } from './clauses/definitions.ts';
import { delivery } from './clauses/delivery.ts';
import { disputes } from './clauses/disputes.ts';
import { dmca } from './clauses/dmca.ts';
import { dsa } from './clauses/dsa.ts';
import { entire } from './clauses/entire.ts';
import { euUsers } from './clauses/eu-users.ts';
import { exportControl } from './clauses/export.ts';
import { feedback } from './clauses/feedback.ts';
import { force } from './clauses/force.ts';
import { giftcards } from './clauses/giftcards.ts';
import { guarantee } from './clauses/guarantee.ts';
import { guaranteeFr } from './clauses/guarantee-fr.ts';
import { iap } from './clauses/iap.ts';
import { indemnity } from './clauses/indemnity.ts';
import { infringement } from './clauses/infringement.ts';
import { intro } from './clauses/intro.ts';
import { ip } from './clauses/ip.ts';
import { italian } from './clauses/it-1341.ts';
import { law } from './clauses/law.ts';
import { liability } from './clauses/liability.ts';
import { licence } from './clauses/licence.ts';
import { marketplace } from './clauses/marketplace.ts';
import { notices } from './clauses/notices.ts';
import { payment } from './clauses/payment.ts';
import { paymentFailure } from './clauses/payment-failure.ts';
import { priceChange } from './clauses/price-change.ts';
import { prices } from './clauses/prices.ts';
import { privacyRef } from './clauses/privacy-ref.ts';
import { prohibited } from './clauses/prohibited.ts';
import { promotions } from './clauses/promotions.ts';
import { provider } from './clauses/provider.ts';
import { refunds } from './clauses/refunds.ts';
import { renewal } from './clauses/renewal.ts';
import { renewalFr } from './clauses/renewal-fr.ts';
import { reviews } from './clauses/reviews.ts';
import { sellers } from './clauses/sellers.ts';
import { service } from './clauses/the-service.ts';
import { severability } from './clauses/severability.ts';
import { sla } from './clauses/sla.ts';
import { sms } from './clauses/sms.ts';
import { storeRiders } from './clauses/store-riders.ts';
import { subscription } from './clauses/subscription.ts';
import { summary } from './clauses/summary.ts';
import { switching } from './clauses/switching.ts';
import { termination } from './clauses/termination.ts';
import { third } from './clauses/third.ts';
import { translation } from './clauses/translation.ts';
import { trial } from './clauses/trial.ts';
import { ugc } from './clauses/ugc.ts';
import { ugcBackup } from './clauses/ugc-backup.ts';
import { ugcRules } from './clauses/ugc-rules.ts';
import { ukUsers } from './clauses/uk-users.ts';
import { usCompliance } from './clauses/us-compliance.ts';
import { virtual } from './clauses/virtual.ts';
import { waiver } from './clauses/waiver.ts';
import { warrantyDisclaimer } from './clauses/warranty-disclaimer.ts';
import { withdrawal } from './clauses/withdrawal.ts';
import { withdrawalForm } from './clauses/withdrawal-form.ts';
import { withdrawalFunction } from './clauses/withdrawal-function.ts';

/** From who contracts with whom to the settlement of disputes. */
export const outline: Outline = {
  type: 'TERMS_CONDITIONS',
  title: {
    question: 'document_title',
    usual: 'terms-and-conditions',
    names: {
      de: {
        'terms-and-conditions': 'Allgemeine Geschäftsbedingungen',
        'terms-of-use': 'Nutzungsbedingungen',
        'terms-of-service': 'Allgemeine Nutzungs- und Geschäftsbedingungen',
      },
      en: {
        'terms-and-conditions': 'Terms and Conditions',
        'terms-of-use': 'Terms of Use',
        'terms-of-service': 'Terms of Service',
      },
      es: {
        'terms-and-conditions': 'Términos y condiciones',
        'terms-of-use': 'Condiciones de uso',
        'terms-of-service': 'Condiciones del servicio',
      },
      fr: {
        'terms-and-conditions': 'Conditions générales',
        'terms-of-use': 'Conditions d’utilisation',
        'terms-of-service': 'Conditions de service',
      },
      it: {
        'terms-and-conditions': 'Termini e condizioni',
        'terms-of-use': 'Condizioni d’uso',
        'terms-of-service': 'Condizioni di servizio',
      },
      nl: {
        'terms-and-conditions': 'Algemene voorwaarden',
        'terms-of-use': 'Gebruiksvoorwaarden',
        'terms-of-service': 'Servicevoorwaarden',
      },
    },
  },
  clauses: [
    summary,
    intro,
    provider,
    definitions,
    acceptance,
    service,
    licence,
    accounts,
    prohibited,
    ugc,
    ugcRules,
    ugcBackup,
    infringement,
    dmca,
    dsa,
    reviews,
    ip,
    feedback,
    contractSteps,
    prices,
    payment,
    delivery,
    subscription,
    trial,
    renewal,
    renewalFr,
    cancel,
    priceChange,
    paymentFailure,
    iap,
    withdrawal,
    withdrawalForm,
    withdrawalFunction,
    refunds,
    guarantee,
    guaranteeFr,
    marketplace,
    sellers,
    promotions,
    giftcards,
    virtual,
    affiliate,
    ai,
    api,
    beta,
    sla,
    switching,
    sms,
    third,
    privacyRef,
    advice,
    accessibility,
    warrantyDisclaimer,
    liability,
    indemnity,
    termination,
    force,
    assignment,
    severability,
    waiver,
    entire,
    translation,
    notices,
    law,
    disputes,
    arbitration,
    euUsers,
    ukUsers,
    caNotice,
    usCompliance,
    exportControl,
    storeRiders,
    italian,
    custom,
    changes,
    contact,
  ],
};
