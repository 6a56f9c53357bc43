import type { LetterPart } from './letter.ts';
import type { MailWords } from './mail-words.ts';

/** Below a link to an agreement: that it opens for whoever has it, or that its owner has to log in. */
export function whoseLink(link: string, say: MailWords): LetterPart {
  const isProof = new URL(link).searchParams.has('token');
  return { kind: 'paragraph', text: say(isProof ? 'private' : 'in-account') };
}
