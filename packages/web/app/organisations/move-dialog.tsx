import type { Organisation, Website } from '@clausewright/contract';
import { useTranslations } from 'use-intl';
import '../account/account.css';
import { FormTop } from '../account/form-top.tsx';
import { PasswordAgain } from '../account/password-again.tsx';
import { useAccountForm } from '../account/use-account-form.ts';
import { findErrors, useValidation } from '../account/use-validation.ts';
import { send } from '../api.ts';
import { PageLink } from '../layout/page-link.tsx';
import { useFailureText } from '../outcome-text.ts';
import { workFor } from '../session/work-for.ts';
import { readActing } from '../stored-session/acting-for.ts';
import { readCustomer } from '../stored-session/session-store.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { useFetched } from '../use-fetched.ts';
import { websitePaths } from '../website-paths.ts';
import { organisationCalls } from './organisation-calls.ts';

interface Props {
  website: Pick<Website, 'id' | 'name'>;
  onKeep: () => void;
}

function fetchOrganisations(signal: AbortSignal) {
  return send(organisationCalls.list, { signal });
}

/** Moves a website to an organisation of the person or to his own account; Escape leaves it where it is. */
export function MoveDialog({ website, onKeep }: Props) {
  const t = useTranslations('api-keys.organisations.move');
  const answer = useFetched(fetchOrganisations);
  return (
    <Dialog id="move-website-ask" title={t('title', { name: website.name })} onCancel={onKeep}>
      <Loaded answer={answer}>
        {({ organisations }) => <Targets organisations={organisations} website={website} onKeep={onKeep} />}
      </Loaded>
    </Dialog>
  );
}

function Targets({ organisations, website, onKeep }: Props & { organisations: readonly Organisation[] }) {
  const t = useTranslations('api-keys.organisations.move');
  const tOrganisations = useTranslations('api-keys.organisations');
  const acting = readActing();
  const owned = organisations.filter(({ role }) => role === 'owner');
  const mayMove = acting === null || owned.some(({ id }) => id === acting.id);
  const others = owned.filter(({ id }) => id !== acting?.id);
  if (mayMove && (acting !== null || others.length > 0)) {
    return <MoveForm targets={others} website={website} onKeep={onKeep} />;
  }
  return (
    <>
      <p>{t(mayMove ? 'nowhere' : 'ownersOnly')}</p>
      <div className="dialog__acts">
        <button type="button" className="btn" onClick={onKeep}>
          {tOrganisations('cancel')}
        </button>
        {mayMove && <PageLink to="/profile/organisations">{tOrganisations('make')}</PageLink>}
      </div>
    </>
  );
}

/** Of the form alone: no organisation has this id. */
const oneself = 'self';

function MoveForm({ targets, website, onKeep }: Props & { targets: readonly Organisation[] }) {
  const t = useTranslations('api-keys.organisations.move');
  const tOrganisations = useTranslations('api-keys.organisations');
  const tAccount = useTranslations('account.fields');
  const judge = useValidation();
  const failureText = useFailureText();
  const form = useAccountForm({
    id: 'move-website',
    labels: { to: t('to'), password: tAccount('password') },
    judge: ({ password }) => findErrors({ password: judge.required(password) }),
    act: ({ to, password }) =>
      send(organisationCalls.moveWebsite, {
        params: { id: website.id },
        body: { to: to === oneself ? null : to, password },
      }),
    onDone: (_, { to }) =>
      workFor(targets.find(({ id }) => id === to) ?? null, websitePaths.page(website.id)),
  });
  return (
    <>
      <p>{t('what')}</p>
      <FormTop of={form} why={form.refused && failureText(form.refused)} />
      <form {...form.props} className="grid gap-5">
        <Field id="move-website-to" label={t('to')}>
          <select className="select" id="move-website-to" name="to">
            {targets.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            {readActing() !== null && <option value={oneself}>{t('own')}</option>}
          </select>
        </Field>
        <PasswordAgain of={form} name="password" email={readCustomer()?.email} />
        <div className="dialog__acts">
          <button type="button" className="btn" onClick={onKeep}>
            {tOrganisations('cancel')}
          </button>
          <BusyButton form="move-website" words={t('act')} busyWords={t('moving')} busy={form.busy} />
        </div>
      </form>
    </>
  );
}
