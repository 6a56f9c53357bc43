import { useState } from 'react';
import { useTranslations } from 'use-intl';
import '../account/account.css';
import './security.css';
import { TitledByForms } from '../account/invalid-forms.tsx';
import { PageLink } from '../layout/page-link.tsx';
import { useSession } from '../session/use-session.ts';
import { ChangeEmailForm } from './change-email-form.tsx';
import { CodesSection } from './codes-section.tsx';
import { PasskeysSection } from './passkeys-section.tsx';

/** `/profile/security`: what the account is opened with. */
export function SecurityPage() {
  const t = useTranslations('api-keys.security');
  const { customer } = useSession();
  const [changes, countChanges] = useState(0);
  if (customer === null) return null;
  return (
    <main id="main" className="wrap page profile" tabIndex={-1}>
      <TitledByForms title={t('title')}>
        <h1>{t('title')}</h1>
        <p className="mt-3">
          <PageLink to="/profile">{t('back')}</PageLink>
        </p>
        <ChangeEmailForm email={customer.email} />
        {/* Adding one asks for a code where log-ins ask for one. */}
        <PasskeysSection key={changes} email={customer.email} />
        <CodesSection email={customer.email} onChanged={() => countChanges(changes + 1)} />
      </TitledByForms>
    </main>
  );
}
