import type { Language } from '@clausewright/contract';
import { dateWords } from '../../documents/page-frame/hosted-frame.ts';
import type { Notice } from './notice.ts';
import { pageWords } from './page-messages.ts';

/** What was declared, word for word: the sentence, then what fills it. */
export interface Statement {
  sentence: string;
  details: readonly (readonly [term: string, value: string])[];
}

export function renderStatement({ language, ...notice }: Notice & { language: Language }): Statement {
  const say = pageWords(language);
  const { reason, endOn } = notice;
  return {
    sentence: say(notice.kind),
    details: [
      ...(reason === null ? [] : [[say('reason-short'), reason] as const]),
      [say('end-short'), endOn === null ? say('earliest') : dateWords(language)(new Date(endOn))],
      [say('name-short'), notice.name],
      [say('contract-short'), notice.contract],
      [say('account-short'), notice.contractEmail],
      [say('email-short'), notice.email],
    ],
  };
}
