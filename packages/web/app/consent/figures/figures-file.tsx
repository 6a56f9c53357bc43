import { Download } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { saveFile } from '../../save-file.ts';
import type { Figures } from './figures.ts';

/** Saves what the page shows as rows for a spreadsheet. */
export function FiguresFile({ figures: { csv, first, last } }: { figures: Figures }) {
  const t = useTranslations('consent-figures');
  const save = () => {
    const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
    saveFile(address, `consent-figures-${first}-${last}.csv`);
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  };
  return (
    <button type="button" className="btn btn--sm" onClick={save}>
      <Download className="icon icon--sm" aria-hidden="true" />
      {t('save')}
    </button>
  );
}
