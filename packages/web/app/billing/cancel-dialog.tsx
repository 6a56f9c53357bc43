import type { Subscription } from '@clausewright/contract';
import { useFormatter, useTranslations } from 'use-intl';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

interface Props {
  subscription: Subscription;
  onKeep: () => void;
  onCancel: () => void;
}

/** Says until when the plan serves; a plan that is behind with its payment ends at once. */
export function CancelDialog({ subscription, onKeep, onCancel }: Props) {
  const t = useTranslations('billing.subscriptions');
  const format = useFormatter();
  const { domain, state, period_ends_at } = subscription;
  const date = format.dateTime(new Date(period_ends_at), 'day');
  return (
    <ConfirmDialog
      title={t('ask', { domain })}
      keep={t('keep')}
      act={t('act')}
      onKeep={onKeep}
      onAct={onCancel}
    >
      <p>{state === 'past-due' ? t('whatNow') : t('what', { date })}</p>
      <p>{t('after')}</p>
    </ConfirmDialog>
  );
}
