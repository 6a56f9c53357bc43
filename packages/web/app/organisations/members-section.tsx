import { useTranslations } from 'use-intl';
import { Section, StatusMessage } from '../account/section.tsx';
import { send } from '../api.ts';
import type { Acting } from '../stored-session/acting-for.ts';
import { Loaded } from '../ui/loaded.tsx';
import { useFetched } from '../use-fetched.ts';
import { DeleteOrganisation } from './delete-organisation.tsx';
import { InviteForm } from './invite-form.tsx';
import { InvitationList } from './invitation-list.tsx';
import { MemberList } from './member-list.tsx';
import { OrganisationDetails } from './organisation-details.tsx';
import { ProviderSection } from './provider-section.tsx';
import { organisationCalls } from './organisation-calls.ts';
import { useChanged } from './use-changed.ts';

function fetchMembers(signal: AbortSignal) {
  return send(organisationCalls.members, { signal });
}

/** For its owners: who belongs to the organisation, who is invited, what it is called, and its end. */
export function MembersSection({ acting }: { acting: Acting }) {
  const t = useTranslations('api-keys.organisations');
  const answer = useFetched(fetchMembers);
  const { said, heading, changed } = useChanged(answer.again);
  return (
    <>
      <Section id="members-title" title={t('members')} heading={heading}>
        <StatusMessage>{said}</StatusMessage>
        <Loaded answer={answer}>
          {({ members, invitations }) => (
            <>
              <MemberList members={members} onChanged={changed} />
              <InvitationList invitations={invitations} onChanged={changed} />
            </>
          )}
        </Loaded>
      </Section>
      <InviteForm onInvited={(email) => changed(t('invited', { email }))} />
      <Loaded answer={answer}>
        {({ name, members, approval_required: required, approvers: possible }) => (
          <OrganisationDetails {...{ acting, name, members }} approval={{ required, possible }} />
        )}
      </Loaded>
      <ProviderSection />
      <DeleteOrganisation name={acting.name} />
    </>
  );
}
