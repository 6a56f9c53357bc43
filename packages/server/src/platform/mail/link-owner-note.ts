import type { EmailPart } from './email.ts';
import type { MailWords } from './mail-words.ts';

/** Below a link to an agreement: that it opens for whoever has it, or that its owner has to log in. */
export function linkOwnerNote(link: string, say: MailWords): EmailPart {
  const isProof = new URL(link).searchParams.has('token');
  return { kind: 'paragraph', text: say(isProof ? 'private' : 'in-account') };
}
