import { useTranslations } from 'use-intl';
import '../account/account.css';
import './security.css';
import { TitledByForms } from '../account/invalid-forms.tsx';
import { ProviderSession, refusedThrough } from '../account/provider-session.tsx';
import { send } from '../api.ts';
import { PageLink } from '../layout/page-link.tsx';
import { useSession } from '../session/use-session.ts';
import { readActing } from '../stored-session/acting-for.ts';
import { useFetched } from '../use-fetched.ts';
import { ChangeEmailForm } from './change-email-form.tsx';
import { CodesSection } from './codes-section.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { securityCalls } from './security-calls.ts';

function fetchPasskeys(signal: AbortSignal) {
  return send(securityCalls.listPasskeys, { signal });
}

/** `/profile/security`: what the account is opened with. */
export function SecurityPage() {
  const t = useTranslations('api-keys.security');
  const { customer } = useSession();
  const passkeys = useFetched(fetchPasskeys);
  if (customer === null) return null;
  const refused = refusedThrough(passkeys.outcome);
  // A session that a provider opened always acts for the organisation: until it is known, nothing is offered.
  const isOwn = refused === null && (passkeys.outcome !== null || readActing() === null);
  return (
    <main id="main" className="wrap page profile" tabIndex={-1}>
      <TitledByForms title={t('title')}>
        <h1>{t('title')}</h1>
        <p className="mt-3">
          <PageLink to="/profile">{t('back')}</PageLink>
        </p>
        {refused && <ProviderSession refused={refused} />}
        {isOwn && (
          <>
            <ChangeEmailForm email={customer.email} />
            <PasskeysSection email={customer.email} answer={passkeys} />
            {/* Adding a passkey asks for a code where log-ins ask for one. */}
            <CodesSection email={customer.email} onChanged={passkeys.again} />
          </>
        )}
      </TitledByForms>
    </main>
  );
}
