import type { PriceTable } from '@clausewright/library/clauses';
import { agreementTypes } from '@clausewright/contract';
import { z } from 'zod';
import { checkPlanLabels } from './consent-plans.ts';

const amount = z.int().min(0).max(100_000_000);

const shape = z.object({
  about: z.string().optional(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  agreement_base: z.record(
    z.enum(agreementTypes),
    z.object({ free: z.boolean(), premium: amount, translations: z.literal('free').optional() }),
  ),
  line_codes: z.record(
    z.string(),
    z.union([amount, z.object({ default: amount, note: z.string().optional() })]),
  ),
  consent_plans: z.array(
    z.object({
      code: z.string().regex(/^[a-z][a-z0-9_]{0,39}$/),
      interval: z.enum(['month', 'year']),
      count: z.int().min(1).max(12),
      price: amount,
      label: z.string().nullable(),
      active: z.boolean().optional(),
    }),
  ),
}) as z.ZodType<PriceTable>;

/** The operator's price table: whole minor units, every agreement type named, no label that promises too much. */
export const priceTableSchema: z.ZodType<PriceTable> = shape.superRefine((table, context) => {
  const codes = table.consent_plans.map(({ code }) => code);
  if (new Set(codes).size < codes.length) context.addIssue('consent_plans: a code stands twice');
  for (const fault of checkPlanLabels(table)) context.addIssue(fault);
});

/** The table that a file holds, or everything that is wrong with it. */
export function readPriceTable(
  text: string,
): { ok: true; table: PriceTable } | { ok: false; faults: readonly string[] } {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return { ok: false, faults: ['not JSON'] };
  }
  const read = priceTableSchema.safeParse(given);
  if (read.success) return { ok: true, table: read.data };
  const faults = read.error.issues.map(({ path, message }) =>
    path.length === 0 ? message : `${path.join('.')}: ${message}`,
  );
  return { ok: false, faults };
}
