import type { Outline } from '../document/outline.ts';
import { address } from './clauses/address.ts';
import { cancel } from './clauses/cancel.ts';
import { changes } from './clauses/changes.ts';
import { chargeback } from './clauses/chargeback.ts';
import { commercial } from './clauses/commercial.ts';
import { conditions } from './clauses/conditions.ts';
import { contact } from './clauses/contact.ts';
import { countries } from './clauses/countries.ts';
import { custom } from './clauses/custom.ts';
import { damaged } from './clauses/damaged.ts';
import { definitions } from './clauses/definitions.ts';
import { digital } from './clauses/digital.ts';
import { exceptions } from './clauses/exceptions.ts';
import { exchange } from './clauses/exchange.ts';
import { extended } from './clauses/extended.ts';
import { gifts } from './clauses/gifts.ts';
import { guaranteeFr } from './clauses/guarantee-fr.ts';
import { guarantee } from './clauses/guarantee.ts';
import { how } from './clauses/how.ts';
import { inspection } from './clauses/inspection.ts';
import { instore } from './clauses/instore.ts';
import { international } from './clauses/international.ts';
import { intro } from './clauses/intro.ts';
import { label } from './clauses/label.ts';
import { late } from './clauses/late.ts';
import { lost } from './clauses/lost.ts';
import { refunds } from './clauses/refunds.ts';
import { restocking } from './clauses/restocking.ts';
import { sale } from './clauses/sale.ts';
import { services } from './clauses/service-contracts.ts';
import { shipping } from './clauses/shipping.ts';
import { stores } from './clauses/stores.ts';
import { subscription } from './clauses/subscription.ts';
import { summary } from './clauses/summary.ts';
import { returnWindow } from './clauses/window.ts';
import { withdrawalForm } from './clauses/withdrawal-form.ts';
import { withdrawalFunction } from './clauses/withdrawal-function.ts';
import { withdrawalLimits } from './clauses/withdrawal-limits.ts';
import { withdrawalUk } from './clauses/withdrawal-uk.ts';
import { withdrawal } from './clauses/withdrawal.ts';

/** The Return and Refund Policy: what we offer, what it costs, what the law gives besides, who to reach. */
export const outline: Outline = {
  type: 'RETURN_REFUND_POLICY',
  title: {
    question: 'document_title',
    usual: 'return-refund-policy',
    names: {
      de: {
        'return-refund-policy': 'Rückgabe- und Erstattungsrichtlinie',
        'refund-policy': 'Erstattungsrichtlinie',
        'returns-policy': 'Rückgaberichtlinie',
      },
      en: {
        'return-refund-policy': 'Return and Refund Policy',
        'refund-policy': 'Refund Policy',
        'returns-policy': 'Returns Policy',
      },
      es: {
        'return-refund-policy': 'Política de devoluciones y reembolsos',
        'refund-policy': 'Política de reembolsos',
        'returns-policy': 'Política de devoluciones',
      },
      fr: {
        'return-refund-policy': 'Politique de retour et de remboursement',
        'refund-policy': 'Politique de remboursement',
        'returns-policy': 'Politique de retour',
      },
      it: {
        'return-refund-policy': 'Politica di reso e rimborso',
        'refund-policy': 'Politica di rimborso',
        'returns-policy': 'Politica di reso',
      },
      nl: {
        'return-refund-policy': 'Retour- en terugbetalingsbeleid',
        'refund-policy': 'Terugbetalingsbeleid',
        'returns-policy': 'Retourbeleid',
      },
    },
  },
  clauses: [
    summary,
    intro,
    definitions,
    cancel,
    returnWindow,
    extended,
    conditions,
    exceptions,
    sale,
    how,
    address,
    instore,
    shipping,
    label,
    international,
    restocking,
    inspection,
    refunds,
    late,
    exchange,
    gifts,
    damaged,
    lost,
    digital,
    subscription,
    services,
    stores,
    withdrawal,
    withdrawalLimits,
    withdrawalFunction,
    withdrawalUk,
    withdrawalForm,
    guarantee,
    guaranteeFr,
    commercial,
    countries,
    chargeback,
    custom,
    changes,
    contact,
  ],
};
