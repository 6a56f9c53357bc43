import type { Outline } from '@clausewright/engine/document/outline';
import { branches } from './clauses/branches/clause.ts';
import { contact } from './clauses/contact/clause.ts';
import { data } from './clauses/data/clause.ts';
import { extra } from './clauses/extra/clause.ts';

export const outline: Outline = {
  type: 'TEST',
  title: {
    question: 'document_title',
    usual: 'test',
    names: {
      de: { test: 'Prüfvereinbarung' },
      en: { test: 'Test agreement' },
      es: { test: 'Acuerdo de prueba' },
      fr: { test: 'Accord d’essai' },
      it: { test: 'Accordo di prova' },
      nl: { test: 'Testovereenkomst' },
    },
  },
  clauses: [contact, data, branches, extra],
};
