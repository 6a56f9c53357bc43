import { agreementSlugs, type AgreementType } from '@clausewright/contract/agreement-types';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { Resend } from '../account/resend.tsx';
import '../account/account.css';
import { ForeignAgreement, Problem } from '../agreements/access-states.tsx';
import { NotFound } from '../layout/error-page.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { StatusPage } from '../layout/status-page.tsx';
import { AreaWords } from '../language/area-words.tsx';
import { isCode, type Failure } from '../outcome.ts';
import { useSession } from '../session/use-session.ts';
import { dropDraft, storedDraft, storeDraft } from '../draft.ts';

interface Props {
  type: AgreementType;
  id: string;
  failure: Failure;
  retry: () => void;
}

/** Why an agreement cannot be changed here. Answers that were typed for it stay in this browser. */
export function Refused({ type, id, failure, retry }: Props) {
  if (failure.reason === 'forbidden') {
    if (failure.forbidden === 'email-not-confirmed') return <Unconfirmed />;
    return (
      <AreaWords area="download">
        <ForeignAgreement why={failure.forbidden} />
      </AreaWords>
    );
  }
  // The id is all that the call sends: one of another shape names nothing either.
  if (isCode(failure, 'not-found') || isCode(failure, 'wrong-format')) return <Gone type={type} id={id} />;
  return (
    <AreaWords area="download">
      <Problem failure={failure} retry={retry} />
    </AreaWords>
  );
}

function Unconfirmed() {
  const t = useTranslations('update.unconfirmed');
  const { customer } = useSession();
  const email = customer?.email ?? '';
  return (
    <StatusPage mark="[ • ]" title={t('title')} lead={t('lead', { email })}>
      <PageTitle>{t('title')}</PageTitle>
      <AreaWords area="keep">
        <Resend email={email} />
      </AreaWords>
    </StatusPage>
  );
}

/** Deleted, or never there: what was typed for it may become an agreement of its own. */
function Gone({ type, id }: { type: AgreementType; id: string }) {
  const t = useTranslations('update.kept');
  const navigate = useNavigate();
  const [typed] = useState(() => storedDraft(id));
  const taken = storedDraft(type) !== null;
  const use = () => {
    if (typed === null) return;
    const { choices: _, ...draft } = typed;
    storeDraft(type, draft, Date.now());
    dropDraft(id);
    void navigate(`/wizard/${agreementSlugs[type]}`);
  };
  return (
    <>
      <NotFound />
      {typed && !taken && (
        <p className="wrap small">
          {t('lead')}{' '}
          <button type="button" className="linkbtn" onClick={use}>
            {t('make')}
          </button>
        </p>
      )}
    </>
  );
}
