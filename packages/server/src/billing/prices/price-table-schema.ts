import type { PriceTable } from '@clausewright/agreements/clauses';
import { agreementTypes } from '@clausewright/contract';
import { z } from 'zod';

const amount = z.int().min(0).max(100_000_000);

/** The operator's price table: whole minor units, every agreement type named. */
export const priceTableSchema: z.ZodType<PriceTable> = z.object({
  about: z.string().optional(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  agreement_base: z.record(z.enum(agreementTypes), z.object({ free: z.boolean(), premium: amount })),
  line_codes: z.record(
    z.string(),
    z.union([amount, z.object({ default: amount, note: z.string().optional() })]),
  ),
  consent_plans: z.array(
    z.object({
      code: z.string(),
      interval: z.enum(['month', 'year']),
      count: z.int().min(1),
      price: amount,
      label: z.string().nullable(),
      active: z.boolean().optional(),
    }),
  ),
}) as z.ZodType<PriceTable>;
