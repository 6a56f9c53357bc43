/** What stands in a cell, put as it is kept; or what is wrong with it. Pure. */
import {
  cleanText,
  countryCodes,
  type FactColumn,
  type FieldFault,
  languages,
  limits,
} from '@clausewright/contract';
import { isEmail } from '@clausewright/contract/account-rules';
import { plainOfCell } from '../platform/http/csv-cell.ts';
import type { MessageValues } from '../platform/http/translate.ts';

export interface CellFault {
  code: FieldFault;
  values?: MessageValues;
}

export type Judged<Value> = { ok: true; value: Value } | ({ ok: false } & CellFault);

/** One line without what a spreadsheet wants so that it runs nothing. */
export function lineOf(cell: string): string | null {
  const line = plainOfCell(cell.replaceAll(/\s+/gu, ' ').trim());
  return /\p{Cc}/u.test(line) ? null : cleanText(line);
}

const known = new Set<string>(languages);

function words(line: string): Judged<string> {
  const { text: max } = limits;
  return line.length > max ? { ok: false, code: 'too-long', values: { max } } : { ok: true, value: line };
}

const judges: Readonly<Record<FactColumn, (line: string) => Judged<string>>> = {
  name: words,
  company: words,
  person: words,
  languages: (line) => {
    const asked = [...new Set(line.toLowerCase().split(/[\s,;|/]+/u))].filter((code) => code !== '');
    return asked.every((code) => known.has(code))
      ? { ok: true, value: asked.join(' ') }
      : { ok: false, code: 'language-unknown', values: { known: languages.join(', ') } };
  },
  country: (line) => {
    const code = line.toUpperCase();
    return countryCodes.includes(code) ? { ok: true, value: code } : { ok: false, code: 'country-unknown' };
  },
  email: (line) => (isEmail(line) ? { ok: true, value: line } : { ok: false, code: 'email-invalid' }),
};

/** Empty: the owner says nothing, or takes back what he said. */
export function judgeFact(column: FactColumn, cell: string): Judged<string> {
  const line = lineOf(cell);
  if (line === null) return { ok: false, code: 'unusable-characters' };
  return line === '' ? { ok: true, value: '' } : judges[column](line);
}

const yes = new Set(['yes', 'y', 'true', '1', 'x', 'ja', 'oui', 'sí', 'si', 'sì']);
const no = new Set(['', 'no', 'n', 'false', '0', 'nein', 'non', 'nee']);

/** Whether something is wanted. */
export function judgeYes(cell: string): Judged<boolean> {
  const word = lineOf(cell)?.toLowerCase() ?? '?';
  if (yes.has(word)) return { ok: true, value: true };
  return no.has(word) ? { ok: true, value: false } : { ok: false, code: 'yes-or-no' };
}
