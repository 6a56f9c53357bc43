import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import '../account/account.css';
import { TitledByForms } from '../account/invalid-forms.tsx';
import { Section } from '../account/section.tsx';
import { send } from '../api.ts';
import { PageLink } from '../layout/page-link.tsx';
import { readActing } from '../stored-session/acting-for.ts';
import { Loaded } from '../ui/loaded.tsx';
import { useFetched } from '../use-fetched.ts';
import { MembersSection } from './members-section.tsx';
import { NewOrganisation } from './new-organisation.tsx';
import { organisationCalls } from './organisation-calls.ts';
import { OrganisationList } from './organisation-list.tsx';

function fetchOrganisations(signal: AbortSignal) {
  return send(organisationCalls.list, { signal });
}

/** `/profile/organisations`: what a person belongs to, and for its owners, who else does. */
export function OrganisationsPage() {
  const t = useTranslations('api-keys.organisations');
  const tKeys = useTranslations('api-keys');
  const answer = useFetched(fetchOrganisations);
  const heading = useRef<HTMLHeadingElement>(null);
  const acting = readActing();
  const own = answer.outcome?.ok ? answer.outcome.data.organisations : [];
  const alone = answer.outcome?.ok === true && answer.outcome.data.alone;
  const isOwner = own.some(({ id, role }) => id === acting?.id && role === 'owner');
  return (
    <main id="main" className="wrap page profile" tabIndex={-1}>
      <TitledByForms title={t('title')}>
        <h1>{t('title')}</h1>
        <p className="lead mt-3">{t('lead')}</p>
        <p className="mt-3">
          <PageLink to="/profile">{tKeys('back')}</PageLink>
        </p>
        <Section id="organisations-title" title={t('list')} heading={heading}>
          <Loaded answer={answer}>
            {({ organisations, alone }) => (
              <OrganisationList
                organisations={organisations}
                acting={acting}
                alone={alone}
                onLeft={() => {
                  answer.again();
                  heading.current?.focus();
                }}
              />
            )}
          </Loaded>
        </Section>
        {acting !== null && isOwner && <MembersSection acting={acting} />}
        {!alone && <NewOrganisation />}
      </TitledByForms>
    </main>
  );
}
