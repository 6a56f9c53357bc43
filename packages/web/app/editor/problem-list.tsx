import type { Unsupported } from '@clausewright/documents/editing';
import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { FoldSummary } from '../ui/fold-summary.tsx';

/** Shown at first; a text pasted from elsewhere may have thousands. */
const shown = 50;

/** Markdown that documents do not have: where, and what becomes of it. */
export function ProblemList({
  found,
  goTo,
}: {
  found: readonly Unsupported[];
  goTo: (line: number) => void;
}) {
  const t = useTranslations('editor.unsupported');
  if (found.length === 0) return null;
  return (
    <details className="notes">
      <FoldSummary>
        <TriangleAlert className="icon icon--sm" aria-hidden="true" />
        {t('count', { count: found.length })}
      </FoldSummary>
      <ul className="notes__list">
        {found.slice(0, shown).map(({ line, kind }) => (
          <li key={`${line} ${kind}`}>
            <button type="button" className="linkbtn" onClick={() => goTo(line)}>
              {t('line', { line })}
            </button>{' '}
            {t(kind)}
          </li>
        ))}
      </ul>
    </details>
  );
}
