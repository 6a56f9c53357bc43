import type { Language } from '@clausewright/contract';
import { type Markup, markup } from '../../../platform/mail/markup.ts';
import { fieldMarkup } from '../../forms/form-fields.ts';
import { formatDay } from '../../../platform/mail/format-day.ts';
import type { RequestDesk } from '../desk-store.ts';
import type { AnswerFile } from '../files/file-store.ts';
import { pageWords } from '../page-messages.ts';

/** What the last press came to. */
export type FileNotice = 'file-code-sent' | 'file-code-none' | 'file-code-most' | 'file-code-wrong';

/** The file that the owner put there, and the two steps to it. */
export function fileSection(
  { trader, email: contact }: Pick<RequestDesk, 'trader' | 'email'>,
  file: AnswerFile,
  { language, here, notice }: { language: Language; here: string; notice: FileNotice | null },
): Markup[] {
  const say = pageWords(language);
  const day = formatDay(file.expiresAt.toISOString().slice(0, 10), language);
  const said = notice === 'file-code-wrong' ? null : notice;
  return [
    markup`<h2 id="file">${say('file-title')}</h2>`,
    markup`<p>${say('file', { trader, name: file.name, size: sizeOf(file.bytes, language), day })}</p>`,
    ...(said === null
      ? []
      : [
          markup`<p class="${said === 'file-code-sent' ? 'said' : 'faults'}" role="${
            said === 'file-code-sent' ? 'status' : 'alert'
          }">${say(said, { trader, contact })}</p>`,
        ]),
    markup`<p>${say('file-code-lead')}</p>`,
    markup`<form method="post" action="${`${here}/code`}"><button class="act" type="submit">${say('file-code-send')}</button></form>`,
    markup`<form method="post" action="${`${here}/file`}" novalidate>
${fieldMarkup({
  id: 'code',
  label: say('file-code'),
  hint: say('file-code-hint'),
  fault: notice === 'file-code-wrong' ? say('file-code-wrong') : null,
  kind: markup`inputmode="numeric" autocomplete="one-time-code"`,
  required: true,
  longest: 12,
  value: '',
})}<button class="act" type="submit">${say('file-fetch')}</button>
</form>`,
  ];
}

function sizeOf(bytes: number, language: Language): string {
  const units = ['byte', 'kilobyte', 'megabyte'] as const;
  const step = bytes < 1000 ? 0 : bytes < 1_000_000 ? 1 : 2;
  return new Intl.NumberFormat(language === 'en' ? 'en-GB' : language, {
    style: 'unit',
    unit: units[step],
    maximumFractionDigits: 1,
  }).format(bytes / 1000 ** step);
}
