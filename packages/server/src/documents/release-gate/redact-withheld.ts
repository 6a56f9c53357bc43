import { withhold } from '@clausewright/library/clauses';
import type { Draft } from '@clausewright/engine/document/tree';
import type { Wording } from '../prescribed-wording/prescribed-texts.ts';

/** What may be shown of a draft while some of its wording is held: it cannot be copied off a screen either. */
export function redactWithheld<D extends Pick<Draft, 'language' | 'clauses'>>(
  draft: D,
  held: readonly Wording[],
): D {
  if (held.length === 0) return draft;
  const { language } = draft;
  return {
    ...draft,
    clauses: draft.clauses.map((clause) => ({
      ...clause,
      blocks: withhold(clause.blocks, { language, texts: held }),
    })),
  };
}
