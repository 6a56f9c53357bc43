import type { Outline } from '@clausewright/engine/document/outline';
import { assessment } from './clauses/assessment/clause.ts';
import { authority } from './clauses/authority/clause.ts';
import { barriers } from './clauses/barriers/clause.ts';
import { custom } from './clauses/custom.ts';
import { enforcement } from './clauses/enforcement/clause.ts';
import { feedback } from './clauses/feedback/clause.ts';
import { measures } from './clauses/measures/clause.ts';
import { scope } from './clauses/scope/clause.ts';
import { offer } from './clauses/offer/clause.ts';
import { status } from './clauses/status/clause.ts';
import { isPublicBody } from './clauses/regimes.ts';
import { dates, titles } from './titles/titles.ts';

/** The accessibility statement: what the service is, how accessible it is, whom to tell of a barrier, and who supervises. */
export const outline: Outline = {
  type: 'ACCESSIBILITY_STATEMENT',
  american: true,
  title: {
    question: 'document_title',
    usual: 'statement',
    names: titles,
  },
  // Public bodies say it with the assessment, as their model does.
  dated: { words: dates, when: (answers) => !isPublicBody(answers) },
  clauses: [scope, offer, status, barriers, assessment, measures, feedback, authority, enforcement, custom],
};
