import { cleanText, limits } from '@clausewright/contract';
import { isEmail } from '@clausewright/contract/account-rules';
import type { FieldFault } from '../forms/form-faults.ts';
import { inOneLine, typedIn } from '../forms/accept-form-posts.ts';
import type { Declaration } from './declaration-store.ts';

export type FormField = 'name' | 'contract' | 'items' | 'email';
export type FormValues = Readonly<Record<FormField, string>>;
/** `missing` says for each field in its own words what is wanted. */
export type FormFaults = Partial<Record<FormField, FieldFault>>;

/** In the order in which they stand. */
export const formFields: readonly FormField[] = ['name', 'contract', 'items', 'email'];
export const emptyForm: FormValues = { name: '', contract: '', items: '', email: '' };
export const maxLengths: Readonly<Record<FormField, number>> = {
  name: limits.withdrawal.name,
  contract: limits.withdrawal.contract,
  items: limits.withdrawal.items,
  email: limits.email.max,
};

/** What was typed, as it is shown again where something is wrong with it. */
export function readValues(form: URLSearchParams): FormValues {
  return {
    name: inOneLine(typedIn(form, 'name')),
    contract: inOneLine(typedIn(form, 'contract')),
    items: typedIn(form, 'items'),
    email: typedIn(form, 'email'),
  };
}

export type ValidatedForm = { ok: true; declaration: Declaration } | { ok: false; faults: FormFaults };

export function validateForm(values: FormValues): ValidatedForm {
  const faults: FormFaults = {};
  for (const field of formFields) {
    const fault = faultOf(field, values[field]);
    if (fault !== null) faults[field] = fault;
  }
  if (Object.keys(faults).length > 0) return { ok: false, faults };
  const clean = (field: FormField): string => cleanText(values[field]) ?? '';
  const items = clean('items');
  return {
    ok: true,
    declaration: {
      name: clean('name'),
      contract: clean('contract'),
      items: items === '' ? null : items,
      email: clean('email'),
    },
  };
}

function faultOf(field: FormField, value: string): FieldFault | null {
  if (value === '') return field === 'items' ? null : 'missing';
  const text = cleanText(value);
  if (text === null) return 'unusable';
  if (Math.max(text.length, value.length) > maxLengths[field]) return 'too-long';
  return field === 'email' && !isEmail(text) ? 'missing' : null;
}
