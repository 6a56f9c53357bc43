import { agreementSlugs, type AgreementType } from '@clausewright/contract/agreement-types';
import { lazy, Suspense, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { LoadingPage } from '../layout/loading-page.tsx';
import { useLanguage } from '../language/language-provider.tsx';
import { useAgreementToken } from '../use-agreement-token.ts';
import { wizardParts } from '../wizard/load-wizard.ts';
import { useUpdateDetails } from './use-update-details.ts';

const loadWizard = () => import('./update-wizard.tsx');
const UpdateWizard = lazy(async () => ({ default: (await loadWizard()).UpdateWizard }));
// Few people see them.
const Refused = lazy(async () => ({ default: (await import('./update-states.tsx')).Refused }));

interface Props {
  type: AgreementType;
  id: string;
}

/** `/wizard/{type}/update/{id}`: the wizard with the answers of an agreement that exists. */
export function UpdatePage({ type, id }: Props) {
  const { token, settle } = useAgreementToken(id);
  const { search } = useLocation();
  const [outcome, retry] = useUpdateDetails(id, token);
  const { language } = useLanguage();
  const isOpened = outcome?.ok === true && outcome.data.type === type;
  // Again with each address: the wizard writes its step there at the same time.
  useEffect(() => {
    if (isOpened && search.includes('token=')) settle('opened');
  }, [isOpened, search, settle]);
  // They come while the server is asked; a failure shows when the wizard is rendered.
  useEffect(() => {
    Promise.all([loadWizard(), wizardParts(type, language)]).catch(() => {});
  }, [type, language]);
  if (outcome === null || token === undefined) return <Loading />;
  if (!outcome.ok) {
    return (
      <Suspense fallback={<Loading />}>
        <Refused type={type} id={id} failure={outcome} retry={retry} />
      </Suspense>
    );
  }
  const details = outcome.data;
  if (details.type !== type) {
    return <Navigate to={`/wizard/${agreementSlugs[details.type]}/update/${id}${search}`} replace />;
  }
  return (
    <Suspense fallback={<Loading />}>
      <UpdateWizard details={details} token={token} />
    </Suspense>
  );
}

function Loading() {
  const t = useTranslations('update');
  return <LoadingPage title={t('loading')} said={t('loading')} />;
}
