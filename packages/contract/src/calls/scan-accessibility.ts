/** What axe-core found on the pages of a scan. A tool sees a part of the barriers alone, which whoever shows it says. */
import * as z from 'zod/mini';

/** Why a page was not checked for accessibility. */
export const scanCheckLimits = ['not-seen', 'too-large', 'too-long', 'no-time', 'failed'] as const;
export type ScanCheckLimit = (typeof scanCheckLimits)[number];

/** How much a barrier keeps people out, by axe-core; the worst first. */
export const scanImpacts = ['critical', 'serious', 'moderate', 'minor'] as const;
export type ScanImpact = (typeof scanImpacts)[number];

const barrier = z.object({
  /** Of axe-core. */
  rule: z.string(),
  impact: z.enum(scanImpacts),
  /** Of WCAG 2.2, with what it means. */
  criteria: z.array(z.object({ number: z.string(), url: z.string() })),
  /** As axe-core gives them: levels of WCAG, clauses of EN 301 549 and other catalogues. */
  tags: z.array(z.string()),
  pages: z.array(
    z.object({
      page: z.string(),
      places: z.int(),
      /** The ways through the elements to the first of them. */
      examples: z.array(z.string()),
    }),
  ),
});

export const scanAccessibility = z.object({
  /** Of axe-core; null where no page was checked. */
  version: z.nullable(z.string()),
  checked: z.array(z.string()),
  not_checked: z.array(z.object({ page: z.string(), reason: z.enum(scanCheckLimits) })),
  barriers: z.array(barrier),
  /** What a person has to judge. */
  open: z.array(z.object({ rule: z.string(), pages: z.int(), places: z.int() })),
});
export type ScanAccessibility = z.output<typeof scanAccessibility>;
