import { Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ClauseMark } from './clause-mark.tsx';
import { clauseSectionId } from './clause-sheet.tsx';
import type { ClauseView } from './clause-view.ts';

interface Props {
  clauses: readonly ClauseView[];
  active: string | null;
  enter: (id: string) => void;
  /** Null where no clause may be added: in a translation. */
  add: (() => void) | null;
}

/** All clauses with what became of each: on a phone the page itself. */
export function ClauseOutline({ clauses, active, enter, add }: Props) {
  const t = useTranslations('editor.formatted');
  const changed = clauses.filter(({ mark }) => mark !== null && mark !== 'statute').length;
  return (
    <nav className="ed__toc" aria-label={t('clauses')}>
      <p className="eyebrow">{t('count', { clauses: clauses.length, changed })}</p>
      <ol>
        {clauses.map(({ id, number, title, name, mark }) => (
          <li key={id}>
            <button
              type="button"
              id={`${clauseSectionId(id)}-go`}
              className="ed__go"
              aria-current={id === active ? 'true' : undefined}
              onClick={() => enter(id)}
            >
              <span className="num">{number}</span>
              <span>{title === '' ? name : title}</span>
              {mark && <ClauseMark is={mark} />}
            </button>
          </li>
        ))}
      </ol>
      {add && (
        <button type="button" className="btn btn--sm" onClick={add}>
          <Plus className="icon icon--sm" aria-hidden="true" />
          {t('add')}
        </button>
      )}
    </nav>
  );
}
