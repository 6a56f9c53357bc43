import { useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import '../account/account.css';
import { TitledByForms } from '../account/invalid-forms.tsx';
import { send } from '../api.ts';
import type { Failure } from '../outcome.ts';
import { Loaded } from '../ui/loaded.tsx';
import { FailureAlert } from '../ui/failure-alert.tsx';
import { useFetched } from '../use-fetched.ts';
import { organisationCalls } from './organisation-calls.ts';
import { workFor } from '../session/work-for.ts';

/** `/profile/organisations/{secret}`: the link of the letter, for whoever is logged in; a press joins. */
export function InvitationPage({ secret }: { secret: string }) {
  const t = useTranslations('api-keys.organisations');
  const [refused, setRefused] = useState<Failure | null>(null);
  const read = useCallback(
    (signal: AbortSignal) => send(organisationCalls.readInvitation, { body: { secret }, signal }),
    [secret],
  );
  const answer = useFetched(read);
  const join = async () => {
    const outcome = await send(organisationCalls.accept, { body: { secret } });
    if (outcome.ok) workFor(outcome.data.organisation);
    else setRefused(outcome);
  };
  return (
    <main id="main" className="wrap page profile" tabIndex={-1}>
      <TitledByForms title={t('invitation.title')}>
        <h1>{t('invitation.title')}</h1>
        <Loaded answer={answer}>
          {({ organisation, email, role }) => (
            <>
              <p className="lead mt-3">
                {t('invitation.lead', { organisation, role: t(`roles.${role}.name`) })}
              </p>
              <p className="mt-3">{t(`roles.${role}.note`)}</p>
              <p className="small muted mt-3">{t('invitation.for', { email })}</p>
              <FailureAlert failure={refused} />
              <p className="form__acts">
                <button
                  type="button"
                  className="btn btn--primary"
                  onClick={() => void join().catch(reportError)}
                >
                  {t('invitation.join', { organisation })}
                </button>
              </p>
            </>
          )}
        </Loaded>
      </TitledByForms>
    </main>
  );
}
