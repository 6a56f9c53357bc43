import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

export type Asked = 'discard' | 'reset';

interface Props {
  asked: Asked;
  close: () => void;
  act: () => void;
}

/** Before a whole text gives way to another one. */
export function EditorDialog({ asked, close, act }: Props) {
  const t = useTranslations('editor.dialog');
  return (
    <ConfirmDialog
      title={t(`${asked}.title`)}
      keep={t('keep')}
      act={t(`${asked}.act`)}
      onKeep={close}
      onAct={() => {
        close();
        act();
      }}
    >
      <p>{t(`${asked}.lead`)}</p>
      <p>{t(`${asked}.undo`)}</p>
    </ConfirmDialog>
  );
}
