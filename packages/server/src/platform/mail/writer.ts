import type { Language } from '@clausewright/contract';
import type { Email } from './email.ts';
import type { MailWords } from './mail-words.ts';

/** `why`: what the line below says, where it is not about the address of a document. */
type Body = Pick<Email, 'subject' | 'parts'> & {
  why?:
    | 'why-account'
    | 'why-alerts'
    | 'why-cancellation'
    | 'why-customer'
    | 'why-deleted'
    | 'why-former'
    | 'why-desk'
    | 'why-function'
    | 'why-install'
    | 'why-invitation'
    | 'why-operator'
    | 'why-request'
    | 'why-withdrawal';
  /** For whom the service writes, where that is not itself. */
  sender?: string;
};

/** Makes a message of what it says beyond its words. */
export type Writer<Facts> = (facts: Facts, say: MailWords, language: Language) => Body;
