import { Redo2, Undo2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Formatted, FormattedState } from './create-formatted.ts';
import type { TextView } from './text-view.ts';

interface Props {
  view: TextView;
  showAs: (view: TextView) => void;
  formatted: Formatted;
  state: FormattedState;
}

/** The switch to the Markdown, and undo over all clauses. */
export function ViewTools({ view, showAs, formatted, state }: Props) {
  const t = useTranslations('editor');
  return (
    <>
      <label className="switch">
        <input
          type="checkbox"
          role="switch"
          aria-checked={view === 'markdown'}
          checked={view === 'markdown'}
          onChange={({ target }) => showAs(target.checked ? 'markdown' : 'formatted')}
        />
        <span>{t('formatted.markdown')}</span>
      </label>
      {view === 'formatted' && (
        <>
          <button
            type="button"
            className="btn btn--icon"
            aria-label={t('tools.undo')}
            title={t('tools.undo')}
            aria-disabled={!state.canUndo}
            onClick={formatted.undo}
          >
            <Undo2 className="icon icon--sm" aria-hidden="true" />
          </button>
          <button
            type="button"
            className="btn btn--icon"
            aria-label={t('tools.redo')}
            title={t('tools.redo')}
            aria-disabled={!state.canRedo}
            onClick={formatted.redo}
          >
            <Redo2 className="icon icon--sm" aria-hidden="true" />
          </button>
        </>
      )}
    </>
  );
}
