import type { Outline } from '@clausewright/engine/document/outline';
import { authority } from './clauses/authority/clause.ts';
import { code } from './clauses/code/clause.ts';
import { contact } from './clauses/contact/clause.ts';
import { custom } from './clauses/custom.ts';
import { disputes } from './clauses/disputes/clause.ts';
import { dsa } from './clauses/dsa/clause.ts';
import { editorial } from './clauses/editorial/clause.ts';
import { host } from './clauses/host/clause.ts';
import { insurance } from './clauses/insurance/clause.ts';
import { media } from './clauses/media/clause.ts';
import { prices } from './clauses/prices/clause.ts';
import { profession } from './clauses/profession/clause.ts';
import { provider } from './clauses/provider/clause.ts';
import { scope } from './clauses/scope/clause.ts';
import { titles } from './titles/titles.ts';

/** The imprint: who runs the service and how to reach them, then what the activity makes them say besides. */
export const outline: Outline = {
  type: 'IMPRINT',
  bare: true,
  title: {
    question: 'document_title',
    usual: 'imprint',
    names: titles,
  },
  clauses: [
    provider,
    contact,
    authority,
    profession,
    insurance,
    editorial,
    media,
    host,
    disputes,
    prices,
    code,
    dsa,
    custom,
    scope,
  ],
};
