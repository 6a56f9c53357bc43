import type { Outline } from '../document/outline.ts';
import { accessibility } from './clauses/accessibility.ts';
import { adult } from './clauses/adult.ts';
import { affiliate } from './clauses/affiliate.ts';
import { ai } from './clauses/ai.ts';
import { availability } from './clauses/availability.ts';
import { changes } from './clauses/changes.ts';
import { contact } from './clauses/contact.ts';
import { copyright } from './clauses/copyright.ts';
import { custom } from './clauses/custom.ts';
import { definitions } from './clauses/definitions.ts';
import { earnings } from './clauses/earnings.ts';
import { education } from './clauses/education.ts';
import { email } from './clauses/email.ts';
import { errors } from './clauses/errors.ts';
import { fairUse } from './clauses/fair-use.ts';
import { financial } from './clauses/financial.ts';
import { fitness } from './clauses/fitness.ts';
import { general } from './clauses/general.ts';
import { inquiries } from './clauses/inquiries.ts';
import { intro } from './clauses/intro.ts';
import { jurisdiction } from './clauses/jurisdiction.ts';
import { legal } from './clauses/legal.ts';
import { liability } from './clauses/liability.ts';
import { links } from './clauses/links.ts';
import { medical } from './clauses/medical.ts';
import { noResp } from './clauses/no-resp.ts';
import { ownRisk } from './clauses/own-risk.ts';
import { products } from './clauses/products.ts';
import { security } from './clauses/security.ts';
import { software } from './clauses/software.ts';
import { sponsored } from './clauses/sponsored.ts';
import { sports } from './clauses/sports.ts';
import { terms } from './clauses/terms.ts';
import { testimonials } from './clauses/testimonials.ts';
import { trademarks } from './clauses/trademarks.ts';
import { translation } from './clauses/translation.ts';
import { views } from './clauses/views.ts';

/** The Disclaimer: who speaks, what the content is and is not, how it earns money, who answers for what. */
export const outline: Outline = {
  type: 'DISCLAIMER',
  title: {
    question: 'document_title',
    usual: 'disclaimer',
    names: {
      de: { disclaimer: 'Haftungsausschluss', 'legal-disclaimer': 'Rechtliche Hinweise' },
      en: { disclaimer: 'Disclaimer', 'legal-disclaimer': 'Legal Disclaimer' },
      es: { disclaimer: 'Descargo de responsabilidad', 'legal-disclaimer': 'Advertencia legal' },
      fr: { disclaimer: 'Clause de non-responsabilité', 'legal-disclaimer': 'Avertissement juridique' },
      it: { disclaimer: 'Esclusione di responsabilità', 'legal-disclaimer': 'Avvertenze legali' },
      nl: { disclaimer: 'Disclaimer', 'legal-disclaimer': 'Juridische disclaimer' },
    },
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
