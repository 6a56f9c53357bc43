import { mailWords } from '../platform/mail/mail-words.ts';
import type { Account } from '../customers/account.ts';

/** The file of an archive that tells its owner, in the language of the account, what lies where. */
export function exportReadme(
  { email, language }: Pick<Account, 'email' | 'language'>,
  service: string,
  now: Date,
): { name: string; text: string } {
  const say = mailWords(language);
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(now);
  const title = say('archive.title', { service });
  const paragraphs = [
    `${title}\n${'='.repeat(title.length)}`,
    say('archive.about', { service, email, day }),
    ...(['documents', 'files', 'account'] as const).map((part) => `- ${say(`archive.${part}`)}`),
    say('archive.empty'),
  ];
  return { name: say('archive.file'), text: `${paragraphs.join('\n\n')}\n` };
}
