import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

interface Props {
  title: string;
  /** Without it the row cannot go. */
  onRemove?: (() => void) | undefined;
  children: ReactNode;
}

function hidden(words: ReactNode) {
  return <span className="vh">{words}</span>;
}

/** One repetition of a group of fields. */
export function RowFrame({ title, onRemove, children }: Props) {
  const t = useTranslations('ui');
  return (
    <fieldset className="rep" aria-label={title}>
      <div className="rep__head">
        <span>{title}</span>
        {onRemove && (
          <button type="button" className="linkbtn linkbtn--danger" onClick={onRemove}>
            <Trash2 className="icon" aria-hidden="true" />
            {t.rich('remove', { title, hidden })}
          </button>
        )}
      </div>
      <div className="rep__body">{children}</div>
    </fieldset>
  );
}
