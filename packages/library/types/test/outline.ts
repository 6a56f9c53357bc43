import type { Outline } from '@clausewright/engine/document/outline';
import { branches } from './clauses/branches/clause.ts';
import { contact } from './clauses/contact/clause.ts';
import { data } from './clauses/data/clause.ts';
import { extra } from './clauses/extra/clause.ts';
import { titles } from './titles/titles.ts';

export const outline: Outline = {
  type: 'TEST',
  title: {
    question: 'document_title',
    usual: 'test',
    names: titles,
  },
  clauses: [contact, data, branches, extra],
};
