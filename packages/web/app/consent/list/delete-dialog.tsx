import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { ConsentActions } from './use-consent-actions.ts';

/** Asks before a banner goes; while its plan renews, that has to be cancelled first. */
export function DeleteDialog({ life: { asked, answer } }: { life: ConsentActions }) {
  const t = useTranslations('consents.ask');
  const navigate = useNavigate();
  if (asked === null) return null;
  const { plan, published_at: published, site_url: site } = asked;
  const renews = plan !== null && plan.state !== 'ended' && plan.renews;
  return (
    <ConfirmDialog
      title={t(renews ? 'cancelTitle' : 'title', { site })}
      keep={t('keep')}
      act={t(renews ? 'cancelAct' : 'act')}
      look={renews ? 'primary' : 'danger'}
      onKeep={() => answer(false)}
      onAct={() => {
        answer(!renews);
        if (renews) void navigate('/profile/billing/subscriptions');
      }}
    >
      {renews ? (
        <p>{t('cancelFirst')}</p>
      ) : (
        <>
          <p>{t(published === null ? 'draft' : 'served')}</p>
          <p>{t('forGood')}</p>
        </>
      )}
    </ConfirmDialog>
  );
}
