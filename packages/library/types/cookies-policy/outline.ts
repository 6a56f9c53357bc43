import type { Outline } from '@clausewright/engine/document/outline';
import { advertising } from './clauses/advertising/clause.ts';
import { browser } from './clauses/browser/clause.ts';
import { categories } from './clauses/categories/clause.ts';
import { change } from './clauses/change/clause.ts';
import { consent } from './clauses/consent/clause.ts';
import { contact } from './clauses/contact/clause.ts';
import { custom } from './clauses/custom.ts';
import { definitions } from './clauses/definitions/clause.ts';
import { embeds } from './clauses/embeds/clause.ts';
import { consentSignals } from './clauses/gcm-tcf/clause.ts';
import { how } from './clauses/how/clause.ts';
import { intro } from './clauses/intro/clause.ts';
import { mobile } from './clauses/mobile/clause.ts';
import { privacy } from './clauses/privacy/clause.ts';
import { providers } from './clauses/providers/clause.ts';
import { regional } from './clauses/regional/clause.ts';
import { signals } from './clauses/signals/clause.ts';
import { social } from './clauses/social/clause.ts';
import { statistics } from './clauses/statistics/clause.ts';
import { cookieTable } from './clauses/table/clause.ts';
import { transfer } from './clauses/transfer/clause.ts';
import { updates } from './clauses/updates/clause.ts';
import { what } from './clauses/what/clause.ts';
import { titles } from './titles/titles.ts';

/** The Cookies Policy: what is stored and why, who reads it, how people decide, then rights and contact. */
export const outline: Outline = {
  type: 'COOKIES_POLICY',
  title: {
    question: 'document_title',
    usual: 'cookies-policy',
    names: titles,
  },
  clauses: [
    intro,
    definitions,
    what,
    consent,
    change,
    categories,
    statistics,
    social,
    advertising,
    embeds,
    cookieTable,
    providers,
    how,
    browser,
    mobile,
    consentSignals,
    signals,
    transfer,
    privacy,
    regional,
    custom,
    updates,
    contact,
  ],
};
