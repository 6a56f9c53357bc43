import { ArrowLeft, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

interface Props {
  title: string;
  status: ReactNode;
  canUndo: boolean;
  undo: () => void;
  done: () => void;
}

/** On a phone, the head of the page of one clause. */
export function ClauseBar({ title, status, canUndo, undo, done }: Props) {
  const t = useTranslations('editor');
  return (
    <header className="bar editor__bar">
      <div className="wrap bar__in ed__bar">
        <button
          type="button"
          className="btn btn--quiet btn--icon"
          aria-label={t('formatted.all')}
          onClick={done}
        >
          <ArrowLeft className="icon" aria-hidden="true" />
        </button>
        <div className="editor__title">
          <h1>{title}</h1>
          <p className="micro muted">{status}</p>
        </div>
        <button
          type="button"
          className="btn btn--quiet btn--icon"
          aria-label={t('tools.undo')}
          aria-disabled={!canUndo}
          onClick={undo}
        >
          <Undo2 className="icon" aria-hidden="true" />
        </button>
        <button type="button" className="btn btn--primary btn--sm" onClick={done}>
          {t('formatted.done')}
        </button>
      </div>
    </header>
  );
}
