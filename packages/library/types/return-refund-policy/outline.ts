import type { Outline } from '@clausewright/engine/document/outline';
import { arrangements, homes } from './arrangements.ts';
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
import { withdrawalRight } from './clauses/withdrawal-right/clause.ts';
import { withdrawal } from './clauses/withdrawal/clause.ts';
import { sectionTitles, titles } from './titles/titles.ts';

/** The Return and Refund Policy: what we offer, what it costs, what the law gives besides, who to reach. */
export const outline: Outline = {
  type: 'RETURN_REFUND_POLICY',
  title: {
    question: 'document_title',
    usual: 'return-refund-policy',
    names: titles,
  },
  clauses: [
    summary,
    intro,
    definitions,
    cancel,
    withdrawalRight,
    withdrawal,
    withdrawalLimits,
    withdrawalFunction,
    withdrawalUk,
    withdrawalForm,
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
    guarantee,
    guaranteeFr,
    commercial,
    subscription,
    digital,
    services,
    stores,
    countries,
    chargeback,
    custom,
    changes,
    contact,
  ],
  arrangements,
  sectionTitles,
  homes,
};
