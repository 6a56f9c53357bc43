import type { Outline } from '@clausewright/engine/document/outline';
import { accessibility } from './clauses/accessibility/clause.ts';
import { adult } from './clauses/adult/clause.ts';
import { affiliate } from './clauses/affiliate/clause.ts';
import { ai } from './clauses/ai/clause.ts';
import { availability } from './clauses/availability/clause.ts';
import { changes } from './clauses/changes/clause.ts';
import { contact } from './clauses/contact/clause.ts';
import { copyright } from './clauses/copyright/clause.ts';
import { custom } from './clauses/custom.ts';
import { definitions } from './clauses/definitions/clause.ts';
import { earnings } from './clauses/earnings/clause.ts';
import { education } from './clauses/education/clause.ts';
import { email } from './clauses/email/clause.ts';
import { errors } from './clauses/errors/clause.ts';
import { fairUse } from './clauses/fair-use/clause.ts';
import { financial } from './clauses/financial/clause.ts';
import { fitness } from './clauses/fitness/clause.ts';
import { general } from './clauses/general/clause.ts';
import { inquiries } from './clauses/inquiries/clause.ts';
import { intro } from './clauses/intro/clause.ts';
import { jurisdiction } from './clauses/jurisdiction/clause.ts';
import { legal } from './clauses/legal/clause.ts';
import { liability } from './clauses/liability/clause.ts';
import { links } from './clauses/links/clause.ts';
import { medical } from './clauses/medical/clause.ts';
import { noResp } from './clauses/no-resp/clause.ts';
import { ownRisk } from './clauses/own-risk/clause.ts';
import { products } from './clauses/products/clause.ts';
import { security } from './clauses/security/clause.ts';
import { software } from './clauses/software/clause.ts';
import { sponsored } from './clauses/sponsored/clause.ts';
import { sports } from './clauses/sports/clause.ts';
import { terms } from './clauses/terms/clause.ts';
import { testimonials } from './clauses/testimonials/clause.ts';
import { trademarks } from './clauses/trademarks/clause.ts';
import { translation } from './clauses/translation/clause.ts';
import { views } from './clauses/views/clause.ts';
import { titles } from './titles/titles.ts';

/** The Disclaimer: who speaks, what the content is and is not, how it earns money, who answers for what. */
export const outline: Outline = {
  type: 'DISCLAIMER',
  american: true,
  title: {
    question: 'document_title',
    usual: 'disclaimer',
    names: titles,
  },
  clauses: [
    intro,
    definitions,
    general,
    errors,
    ownRisk,
    views,
    noResp,
    medical,
    fitness,
    legal,
    financial,
    earnings,
    testimonials,
    affiliate,
    sponsored,
    ai,
    translation,
    links,
    fairUse,
    trademarks,
    copyright,
    products,
    sports,
    education,
    software,
    availability,
    security,
    adult,
    inquiries,
    accessibility,
    terms,
    liability,
    jurisdiction,
    custom,
    changes,
    contact,
    email,
  ],
};
