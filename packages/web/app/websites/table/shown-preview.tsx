import type { TablePreview } from '@clausewright/contract';
import { useTranslations } from 'use-intl';
import { Notice } from '../../ui/notice.tsx';
import { PlannedRows } from './planned-rows.tsx';
import { takeFocus } from './take-focus.ts';

interface Props {
  preview: TablePreview;
  busy: boolean;
  onTake: () => void;
}

/** What a table will do, and the press that does it. */
export function ShownPreview({ preview, busy, onTake }: Props) {
  const t = useTranslations('api-keys.table');
  const { counts, encoding, separator, unknown_columns: unknown } = preview;
  const doesNothing = counts.made + counts.changed + counts.removed + counts.scans === 0;
  return (
    <section className="section" aria-labelledby="table-preview">
      <h2 id="table-preview" ref={takeFocus} tabIndex={-1}>
        {t('preview')}
      </h2>
      <p className="num mt-2">{t('summary', { ...counts })}</p>
      <p className="small soft">
        {t('read', { encoding: encoding.toUpperCase(), separator: t(`separator.${separator}`) })}
      </p>
      {unknown.length > 0 && (
        <div className="mt-3">
          <Notice kind="warn">
            <p>{t('unknown', { names: unknown.join(', ') })}</p>
          </Notice>
        </div>
      )}
      {counts.changed > 0 && <p className="small mt-2">{t('kept')}</p>}
      {counts.scans > 0 && <p className="small mt-2">{t('scans', { count: counts.scans })}</p>}
      <div className="mt-4">
        <PlannedRows preview={preview} />
      </div>
      {doesNothing ? (
        <p className="mt-4">{t('nothingToDo')}</p>
      ) : (
        <p className="mt-6">
          <button type="button" className="btn btn--primary" aria-busy={busy} onClick={onTake}>
            {busy && <span className="spin" aria-hidden="true" />}
            {t(busy ? 'taking' : 'take')}
          </button>
        </p>
      )}
    </section>
  );
}
