import type { Row } from '@clausewright/library/questionnaires';
import { Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';

interface Props {
  row: Row;
  onEdit: () => void;
  onRemove: () => void;
}

function textOf(row: Row, field: string): string {
  const value = row[field];
  return typeof value === 'string' ? value : '';
}

export function OwnCard({ row, onEdit, onRemove }: Props) {
  const t = useTranslations('wizard');
  const name = textOf(row, 'name');
  const details = [textOf(row, 'purpose'), textOf(row, 'url')].filter((one) => one !== '');
  return (
    <div className="choice choice--own">
      <span>
        {name}
        <small>{[t('addedByYou'), ...details].join(' · ')}</small>
      </span>
      <span className="row">
        <button type="button" className="linkbtn" onClick={onEdit}>
          {t('change')}
          <span className="vh"> {name}</span>
        </button>
        <button type="button" className="linkbtn linkbtn--danger" onClick={onRemove}>
          <Trash2 className="icon" aria-hidden="true" />
          {t('remove')}
          <span className="vh"> {name}</span>
        </button>
      </span>
    </div>
  );
}
