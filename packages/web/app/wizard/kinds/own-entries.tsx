import { bounds, type Own, type Path, type Row } from '@clausewright/library/questionnaires';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { fieldId, rowsAt } from '../paths.ts';
import { useWizard } from '../wizard-context.ts';
import { newRowId } from '../row-id.ts';
import type { OwnEntries } from './own-entries-state.ts';
import { OwnCard } from './own-card.tsx';
import { OwnForm } from './own-form.tsx';

/** Entries of the person's own beside the listed options; null where the question takes none. */
export function useOwnEntries(question: Path, own: Own | undefined): OwnEntries | null {
  const { state } = useWizard();
  const [editing, edit] = useState<string | null>(null);
  if (!own) return null;
  const path = `${question}.own`;
  return { path, own, rows: rowsAt(state.answers, path), editing, edit };
}

/** Each entry as a card beside the options. */
export function OwnCards({ own }: { own: OwnEntries }) {
  const t = useTranslations('wizard');
  const { errors, dispatch, offerUndo, state } = useWizard();
  const broken = (row: Row) => [...errors.keys()].some((path) => path.startsWith(`${own.path}/${row._id}/`));
  const remove = (row: Row) => {
    const before = [...rowsAt(state.answers, own.path)];
    dispatch({ type: 'remove-row', path: own.path, id: row._id });
    document.getElementById(`${fieldId(own.path)}-add`)?.focus();
    offerUndo(t('removed', { title: nameOf(row) }), () =>
      dispatch({ type: 'answer', path: own.path, value: before }),
    );
  };
  return own.rows.map((row) =>
    own.editing === row._id || broken(row) ? (
      <OwnForm key={row._id} entries={own} row={row} onRemove={() => remove(row)} />
    ) : (
      nameOf(row) !== '' && (
        <OwnCard key={row._id} row={row} onEdit={() => own.edit(row._id)} onRemove={() => remove(row)} />
      )
    ),
  );
}

function nameOf(row: Row): string {
  const name = row['name'];
  return typeof name === 'string' ? name.trim() : '';
}

/** The button Add Your Own. */
export function OwnTools({ own }: { own: OwnEntries }) {
  const t = useTranslations('wizard');
  const { dispatch } = useWizard();
  if (own.rows.length >= Math.min(own.own.max, bounds.own)) return <p className="hint">{t('ownFull')}</p>;
  const add = () => {
    // An entry left empty is used again.
    const empty = own.rows.find((row) => nameOf(row) === '');
    const id = empty?._id ?? newRowId();
    if (!empty) dispatch({ type: 'add-row', path: own.path, id });
    own.edit(id);
    setTimeout(() => document.getElementById(fieldId(`${own.path}/${id}/name`))?.focus());
  };
  return (
    <button type="button" className="btn btn--sm" id={`${fieldId(own.path)}-add`} onClick={add}>
      <Plus className="icon icon--sm" aria-hidden="true" />
      {t('addYourOwn')}
    </button>
  );
}
