import { countryCodes } from '@clausewright/contract/country-codes';
import { bounds } from './bounds.ts';
import { cleanLine } from './clean-text.ts';
import type { Own, Row } from './definition.ts';
import type { AnswerError, Path } from './evaluation.ts';
import { isEmptyLine, isRecord, ownValue } from './nested.ts';
import { normalizeUrl } from './formats.ts';

type FieldVerdict = {
  value?: string;
  reason?: 'required' | 'wrong-kind' | 'too-long' | 'not-an-url' | 'not-a-country';
};

/** Judges the entries that a person added beside the listed options; empty ones are passed over. */
export function validateOwnEntries(
  own: Own,
  given: unknown,
  path: Path,
): { rows: Row[]; errors: AnswerError[] } {
  const rows: Row[] = [];
  const errors: AnswerError[] = [];
  if (given === undefined) return { rows, errors };
  if (!Array.isArray(given)) return { rows, errors: [{ path, rule: 'kind', reason: 'wrong-kind' }] };
  const max = Math.min(own.max, bounds.own);
  if (given.length > max) errors.push({ path, rule: 'bounds', reason: 'too-many', limit: max });
  const fields = ['name', ...own.fields.filter((field) => field !== 'name')] as const;
  given.slice(0, max).forEach((entry: unknown, index) => {
    if (!isRecord(entry)) return errors.push({ path, rule: 'kind', reason: 'wrong-kind' });
    if (fields.every((field) => isEmptyLine(ownValue(entry, field)))) return undefined;
    const row: Row = Object.assign(Object.create(null), { _id: rowId(entry, index) });
    for (const field of fields) {
      const { value, reason } = judgeField(field, ownValue(entry, field));
      if (value !== undefined) row[field] = value;
      if (reason) errors.push(fieldError(`${path}/${row._id}/${field}`, reason, field));
    }
    if (row['name'] !== undefined) rows.push(row);
    return undefined;
  });
  return { rows, errors };
}

/** The id of a repetition; one without gets its position, so that paths always exist. */
export function rowId(row: unknown, index: number): string {
  const id = isRecord(row) ? ownValue(row, '_id') : undefined;
  return typeof id === 'string' && /^[\w-]{1,64}$/u.test(id) ? id : `row${index + 1}`;
}

function judgeField(field: Own['fields'][number], given: unknown): FieldVerdict {
  if (isEmptyLine(given)) return field === 'name' ? { reason: 'required' } : {};
  if (typeof given !== 'string') return { reason: 'wrong-kind' };
  const text = cleanLine(given);
  if (text.length > lengths[field]) return { reason: 'too-long' };
  if (field === 'country') return countryCodes.includes(text) ? { value: text } : { reason: 'not-a-country' };
  if (field !== 'url') return { value: text };
  const url = normalizeUrl(text);
  return url === null ? { reason: 'not-an-url' } : { value: url };
}

const lengths = { name: bounds.ownName, purpose: bounds.text, url: bounds.url, country: 2 } as const;
const ruleOf = {
  required: 'required',
  'wrong-kind': 'kind',
  'too-long': 'bounds',
  'not-an-url': 'format',
  'not-a-country': 'format',
} as const satisfies Record<NonNullable<FieldVerdict['reason']>, AnswerError['rule']>;

function fieldError(
  path: Path,
  reason: NonNullable<FieldVerdict['reason']>,
  field: keyof typeof lengths,
): AnswerError {
  const error = { path, rule: ruleOf[reason], reason };
  return reason === 'too-long' ? { ...error, limit: lengths[field] } : error;
}
