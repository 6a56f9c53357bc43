import { useTranslations } from 'use-intl';
import { useOperator } from '../operator.tsx';
import { linkTo } from '../rich-text.tsx';

/** Where letters are when nobody delivers them. */
export function OutboxNote() {
  const t = useTranslations('account');
  if (useOperator().mails) return null;
  return <p className="small soft">{t.rich('outbox', { link: linkTo('/outbox') })}</p>;
}
