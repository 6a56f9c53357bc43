import type { Outline } from '@clausewright/engine/document/outline';
import { address } from './clauses/address/clause.ts';
import { cancel } from './clauses/cancel/clause.ts';
import { changes } from './clauses/changes/clause.ts';
import { chargeback } from './clauses/chargeback/clause.ts';
import { commercial } from './clauses/commercial/clause.ts';
import { conditions } from './clauses/conditions/clause.ts';
import { contact } from './clauses/contact/clause.ts';
import { countries } from './clauses/countries/clause.ts';
import { custom } from './clauses/custom.ts';
import { damaged } from './clauses/damaged/clause.ts';
import { definitions } from './clauses/definitions/clause.ts';
import { digital } from './clauses/digital/clause.ts';
import { exceptions } from './clauses/exceptions/clause.ts';
import { exchange } from './clauses/exchange/clause.ts';
import { extended } from './clauses/extended/clause.ts';
import { gifts } from './clauses/gifts/clause.ts';
import { guaranteeFr } from './clauses/guarantee-fr/clause.ts';
import { guarantee } from './clauses/guarantee/clause.ts';
import { how } from './clauses/how/clause.ts';
import { inspection } from './clauses/inspection/clause.ts';
import { instore } from './clauses/instore/clause.ts';
import { international } from './clauses/international/clause.ts';
import { intro } from './clauses/intro/clause.ts';
import { label } from './clauses/label/clause.ts';
import { late } from './clauses/late/clause.ts';
import { lost } from './clauses/lost/clause.ts';
import { refunds } from './clauses/refunds/clause.ts';
import { restocking } from './clauses/restocking/clause.ts';
import { sale } from './clauses/sale/clause.ts';
import { services } from './clauses/service-contracts/clause.ts';
import { shipping } from './clauses/shipping/clause.ts';
import { stores } from './clauses/stores/clause.ts';
import { subscription } from './clauses/subscription/clause.ts';
import { summary } from './clauses/summary/clause.ts';
import { returnWindow } from './clauses/window/clause.ts';
import { withdrawalForm } from './clauses/withdrawal-form/clause.ts';
import { withdrawalFunction } from './clauses/withdrawal-function/clause.ts';
import { withdrawalLimits } from './clauses/withdrawal-limits/clause.ts';
import { withdrawalUk } from './clauses/withdrawal-uk/clause.ts';
import { withdrawal } from './clauses/withdrawal/clause.ts';

/** The Return and Refund Policy: what we offer, what it costs, what the law gives besides, who to reach. */
export const outline: Outline = {
  type: 'RETURN_REFUND_POLICY',
  american: true,
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
      pt: {
        'return-refund-policy': 'Política de devoluções e reembolsos',
        'refund-policy': 'Política de reembolsos',
        'returns-policy': 'Política de devoluções',
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
