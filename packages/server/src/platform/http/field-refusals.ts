import { fieldFaults, type FieldFault } from '@clausewright/contract';
import type * as z from 'zod/mini';
import type { FieldRefusal } from './envelope.ts';

type Issue = z.core.$ZodIssue;

/** One refusal per field: the first that the schema found there. */
export function fieldRefusals(issues: readonly Issue[]): FieldRefusal[] {
  const byField = new Map<string, FieldRefusal>();
  for (const refusal of issues.flatMap((issue) => refusalsOf(issue, []))) {
    if (!byField.has(refusal.field)) byField.set(refusal.field, refusal);
  }
  return [...byField.values()].slice(0, 50);
}

function refusalsOf(issue: Issue, above: readonly PropertyKey[]): FieldRefusal[] {
  const path = [...above, ...issue.path];
  const field = path.map(String).join('.');
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        field: [...path, key].map(String).join('.'),
        code: 'unknown-field',
      }));
    case 'invalid_union': {
      const branch = nearest(issue.errors);
      if (branch === null) return [{ field, code: 'wrong-kind' }];
      return branch.flatMap((inner) => refusalsOf(inner, path));
    }
    case 'invalid_type':
      return [{ field, code: issue.input === undefined ? 'required' : 'wrong-kind' }];
    case 'too_big':
      return [{ field, ...tooBig(issue.origin, Number(issue.maximum)) }];
    case 'too_small':
      return [{ field, ...tooSmall(issue.origin, Number(issue.minimum)) }];
    case 'invalid_format':
      return [{ field, code: 'wrong-format' }];
    case 'invalid_value':
      return [{ field, code: issue.input === undefined ? 'required' : 'not-allowed' }];
    case 'invalid_key':
      return [{ field, code: 'unknown-field' }];
    case 'custom':
      return [{ field, code: named(issue.message) }];
    default:
      return [{ field, code: 'wrong-kind' }];
  }
}

/** Of the branches of a union the one of the right kind: its complaint is not about the type at the root. */
function nearest(branches: readonly (readonly Issue[])[]): readonly Issue[] | null {
  const fitting = branches.filter((issues) =>
    issues.every(({ code, path }) => code !== 'invalid_type' || path.length > 0),
  );
  return fitting.toSorted((a, b) => a.length - b.length)[0] ?? null;
}

function tooBig(origin: string, max: number): { code: FieldFault; values?: { max: number } } {
  if (origin === 'string') return { code: 'too-long', values: { max } };
  return { code: origin === 'array' ? 'too-many' : 'too-large' };
}

function tooSmall(origin: string, min: number): { code: FieldFault; values?: { min: number } } {
  if (origin === 'string') return min <= 1 ? { code: 'required' } : { code: 'too-short', values: { min } };
  return { code: origin === 'array' ? 'too-few' : 'too-small' };
}

function named(message: string): FieldFault {
  return fieldFaults.find((code) => code === message) ?? 'wrong-kind';
}
