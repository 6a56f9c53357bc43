import { useTranslations } from 'use-intl';
import { Dialog } from '../ui/dialog.tsx';
import type { Texts } from './text-autosave.ts';
import { TextChanges } from './text-changes.tsx';
import type { DocumentInput } from './to-document.ts';

interface Props {
  of: DocumentInput;
  published: Texts;
  written: Texts;
  onKeep: () => void;
  onPublish: () => void;
}

/** What changes on the hosted page, before it does. */
export function PublishDialog({ of, published, written, onKeep, onPublish }: Props) {
  const t = useTranslations('editor');
  const words = {
    label: t('comparison.changes'),
    ins: t('formatted.newWords'),
    del: t('formatted.oldWords'),
  };
  return (
    <Dialog id="publish-title" title={t('comparison.title')} className="dialog--wide" onCancel={onKeep}>
      <p>{t('comparison.lead')}</p>
      <TextChanges of={of} before={published} after={written} words={words} />
      <div className="dialog__acts">
        <button type="button" className="btn" onClick={onKeep}>
          {t('comparison.keep')}
        </button>
        <button type="button" className="btn btn--primary" onClick={onPublish}>
          {t('publish')}
        </button>
      </div>
    </Dialog>
  );
}
