import { useTranslations } from 'use-intl';
import { PageTitle } from '../layout/page-title.tsx';
import { StatusPage } from '../layout/status-page.tsx';
import { AreaWords } from '../language/area-words.tsx';
import { useOperator } from '../operator.tsx';
import { useSession } from '../session/use-session.ts';
import { HomeLink, OwnAgreementsLink, NextSteps } from '../agreements/access-states.tsx';

interface Props {
  state: 'gone' | 'expired' | 'pending';
}

/** States that few people see, with words that nobody else loads. */
export function UncommonState({ state }: Props) {
  return (
    <AreaWords area="agreements">
      <State state={state} />
    </AreaWords>
  );
}

/** gone: deleted, or never there. expired: a private link that opens nothing. pending: the payment is under review. */
function State({ state }: Props) {
  const t = useTranslations('agreements.files');
  const { status } = useSession();
  return (
    <StatusPage mark="[ • ]" title={t(`${state}.title`)} lead={t(`${state}.lead`)}>
      <PageTitle>{t(`${state}.title`)}</PageTitle>
      {state === 'gone' && (
        <p className="row">{status === 'in' ? <OwnAgreementsLink primary /> : <HomeLink />}</p>
      )}
      {state === 'expired' && <NextSteps />}
      {state === 'pending' && <GoesOn />}
    </StatusPage>
  );
}

function GoesOn() {
  const t = useTranslations('agreements.files.pending');
  const { mails } = useOperator();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output holds no paragraphs
    <div role="status" className="row row--nowrap">
      <span className="spin" aria-hidden="true" />
      <p>{t(mails ? 'mail' : 'stay')}</p>
    </div>
  );
}
