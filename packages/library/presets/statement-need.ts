/** Whether the European Accessibility Act wants such an owner to say how accessible the service is. */
import type { SiteFacts } from './kinds.ts';
import { lawOfDocument } from './law-of-document.ts';
import type { DocumentNeed } from './need.ts';
import { usualOfKind } from './usual-of-kind.ts';

/** Null where no law asks private owners for a statement. A microenterprise is exempt, and its size is asked in the wizard. */
export function statementNeed({ kind, country }: SiteFacts): DocumentNeed | null {
  const law = lawOfDocument('ACCESSIBILITY_STATEMENT', country);
  if (law === null) return null;
  const { pays, customers } = usualOfKind[kind];
  return pays && customers !== 'businesses'
    ? { need: 'depends', reason: 'size', law }
    : { need: 'not-needed', reason: 'no-orders', law: null };
}
