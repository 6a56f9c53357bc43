import type { Outline } from '@clausewright/engine/document/outline';
import { arrangements, homes } from './arrangements.ts';
import { acceptance } from './clauses/acceptance/clause.ts';
import { accessibility } from './clauses/accessibility/clause.ts';
import { accounts } from './clauses/accounts/clause.ts';
import { advice } from './clauses/advice/clause.ts';
import { affiliate } from './clauses/affiliate/clause.ts';
import { ai } from './clauses/ai/clause.ts';
import { api } from './clauses/api/clause.ts';
import { arbitration } from './clauses/arbitration/clause.ts';
import { assignment } from './clauses/assignment/clause.ts';
import { beta } from './clauses/beta/clause.ts';
import { caNotice } from './clauses/ca-notice/clause.ts';
import { cancel } from './clauses/cancel/clause.ts';
import { changes } from './clauses/changes/clause.ts';
import { contact } from './clauses/contact/clause.ts';
import { contractSteps } from './clauses/contract-steps/clause.ts';
import { custom } from './clauses/custom.ts';
import { definitions } from './clauses/definitions/clause.ts';
import { delivery } from './clauses/delivery/clause.ts';
import { disputes } from './clauses/disputes/clause.ts';
import { dmca } from './clauses/dmca/clause.ts';
import { dsa } from './clauses/dsa/clause.ts';
import { entire } from './clauses/entire/clause.ts';
import { euUsers } from './clauses/eu-users/clause.ts';
import { exportControl } from './clauses/export/clause.ts';
import { feedback } from './clauses/feedback/clause.ts';
import { force } from './clauses/force/clause.ts';
import { giftcards } from './clauses/giftcards/clause.ts';
import { guarantee } from './clauses/guarantee/clause.ts';
import { guaranteeFr } from './clauses/guarantee-fr/clause.ts';
import { iap } from './clauses/iap/clause.ts';
import { indemnity } from './clauses/indemnity/clause.ts';
import { infringement } from './clauses/infringement/clause.ts';
import { intro } from './clauses/intro/clause.ts';
import { ip } from './clauses/ip/clause.ts';
import { italian } from './clauses/it-1341/clause.ts';
import { law } from './clauses/law/clause.ts';
import { liability } from './clauses/liability/clause.ts';
import { licence } from './clauses/licence/clause.ts';
import { marketplace } from './clauses/marketplace/clause.ts';
import { notices } from './clauses/notices/clause.ts';
import { payment } from './clauses/payment/clause.ts';
import { paymentFailure } from './clauses/payment-failure/clause.ts';
import { priceChange } from './clauses/price-change/clause.ts';
import { prices } from './clauses/prices/clause.ts';
import { privacyRef } from './clauses/privacy-ref/clause.ts';
import { processing } from './clauses/processing/clause.ts';
import { prohibited } from './clauses/prohibited/clause.ts';
import { promotions } from './clauses/promotions/clause.ts';
import { provider } from './clauses/provider/clause.ts';
import { refunds } from './clauses/refunds/clause.ts';
import { renewal } from './clauses/renewal/clause.ts';
import { renewalCountries } from './clauses/renewal-countries/clause.ts';
import { renewalFr } from './clauses/renewal-fr/clause.ts';
import { reviews } from './clauses/reviews/clause.ts';
import { sellers } from './clauses/sellers/clause.ts';
import { service } from './clauses/the-service/clause.ts';
import { severability } from './clauses/severability/clause.ts';
import { sla } from './clauses/sla/clause.ts';
import { sms } from './clauses/sms/clause.ts';
import { storeRiders } from './clauses/store-riders/clause.ts';
import { subscription } from './clauses/subscription/clause.ts';
import { summary } from './clauses/summary/clause.ts';
import { switching } from './clauses/switching/clause.ts';
import { termination } from './clauses/termination/clause.ts';
import { third } from './clauses/third/clause.ts';
import { translation } from './clauses/translation/clause.ts';
import { trial } from './clauses/trial/clause.ts';
import { ugc } from './clauses/ugc/clause.ts';
import { ugcBackup } from './clauses/ugc-backup/clause.ts';
import { ugcRules } from './clauses/ugc-rules/clause.ts';
import { ukUsers } from './clauses/uk-users/clause.ts';
import { usCompliance } from './clauses/us-compliance/clause.ts';
import { virtual } from './clauses/virtual/clause.ts';
import { waiver } from './clauses/waiver/clause.ts';
import { warrantyDisclaimer } from './clauses/warranty-disclaimer/clause.ts';
import { withdrawalRight } from './clauses/withdrawal-right/clause.ts';
import { withdrawal } from './clauses/withdrawal/clause.ts';
import { withdrawalForm } from './clauses/withdrawal-form/clause.ts';
import { withdrawalFunction } from './clauses/withdrawal-function/clause.ts';
import { sectionTitles, titles } from './titles/titles.ts';

/** From who contracts with whom to the settlement of disputes. */
export const outline: Outline = {
  type: 'TERMS_CONDITIONS',
  american: true,
  title: {
    question: 'document_title',
    usual: 'terms-and-conditions',
    names: titles,
  },
  clauses: [
    summary,
    intro,
    provider,
    contact,
    definitions,
    acceptance,
    service,
    accounts,
    contractSteps,
    prices,
    payment,
    delivery,
    giftcards,
    promotions,
    subscription,
    trial,
    renewal,
    renewalCountries,
    renewalFr,
    priceChange,
    paymentFailure,
    cancel,
    iap,
    virtual,
    withdrawalRight,
    withdrawal,
    withdrawalForm,
    withdrawalFunction,
    refunds,
    guarantee,
    guaranteeFr,
    licence,
    ip,
    prohibited,
    ugc,
    ugcRules,
    ugcBackup,
    reviews,
    infringement,
    dmca,
    dsa,
    feedback,
    marketplace,
    sellers,
    affiliate,
    advice,
    ai,
    api,
    beta,
    sla,
    switching,
    sms,
    third,
    accessibility,
    privacyRef,
    processing,
    warrantyDisclaimer,
    liability,
    indemnity,
    force,
    termination,
    changes,
    disputes,
    law,
    arbitration,
    euUsers,
    notices,
    assignment,
    severability,
    waiver,
    entire,
    translation,
    exportControl,
    usCompliance,
    storeRiders,
    ukUsers,
    caNotice,
    custom,
    italian,
  ],
  arrangements,
  sectionTitles,
  homes,
};
