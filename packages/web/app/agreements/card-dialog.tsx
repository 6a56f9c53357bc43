import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Resend } from '../account/resend.tsx';
import { PremiumPrice } from '../premium-price.tsx';
import { AreaWords } from '../language/area-words.tsx';
import { useSession } from '../session/use-session.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import type { Asked, AgreementActions } from './use-agreement-actions.ts';
import { getSiteName } from './use-name.ts';

/** What is asked before something happens to an agreement; nothing while nothing is. */
export function CardDialog({ life: { asked, answer } }: { life: AgreementActions }) {
  return asked === null ? null : <Question asked={asked} answer={answer} />;
}

function Question({
  asked: { question, agreement },
  answer,
}: { asked: Asked } & Pick<AgreementActions, 'answer'>) {
  const t = useTranslations('agreements.ask');
  const tTypes = useTranslations('types');
  const name = tTypes(`${agreement.type}.name`);
  const danger = question === 'delete';
  return (
    <ConfirmDialog
      title={t(`${question}.title`, { name })}
      keep={t(`${question}.keep`)}
      act={t(`${question}.act`)}
      look={danger ? 'danger' : 'primary'}
      onKeep={() => answer(false)}
      onAct={() => answer(true)}
    >
      <Explained asked={{ question, agreement }} />
    </ConfirmDialog>
  );
}

function Explained({ asked: { question, agreement } }: { asked: Asked }): ReactNode {
  const t = useTranslations('agreements.ask');
  const { customer } = useSession();
  const site = getSiteName(agreement);
  if (question === 'delete') {
    return (
      <>
        <p>
          {site === null ? t('delete.document') : t('delete.documentOf', { site })}
          {agreement.served && ` ${t('delete.live')}`}
        </p>
        <p>{t('delete.forGood')}</p>
      </>
    );
  }
  if (question === 'confirm') {
    const email = customer?.email ?? '';
    return (
      <>
        <p>{t('confirm.first', { email })}</p>
        <AreaWords area="keep">
          <Resend email={email} />
        </AreaWords>
      </>
    );
  }
  return (
    <>
      <p>{t(`${question}.first`)}</p>
      <p>{t(`${question}.second`)}</p>
      {question === 'premium' && <PremiumPrice type={agreement.type} />}
    </>
  );
}
