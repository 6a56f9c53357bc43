import { useTranslations } from 'use-intl';
import { EditableList } from '../editor/editable-list.tsx';

/** The address without an id: the agreements that can be translated. */
export function TranslatableList() {
  const t = useTranslations('translation.list');
  return <EditableList base="/profile/agreements/translation/edit" title={t('title')} lead={t('lead')} />;
}
