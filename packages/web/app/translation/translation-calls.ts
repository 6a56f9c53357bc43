/** The calls of the translation editor beside those of the text editor. */
import type * as contract from '@clausewright/contract';
import { post } from '../endpoint.ts';

export const translationCalls = {
  changeLanguages: post<typeof contract.changeLanguages>('/agreement/translation/languages/:id'),
};
