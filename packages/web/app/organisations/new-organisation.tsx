import { limits } from '@clausewright/contract/limits';
import { useTranslations } from 'use-intl';
import { FormTop } from '../account/form-top.tsx';
import { Section } from '../account/section.tsx';
import { TextField } from '../account/text-field.tsx';
import { useAccountForm } from '../account/use-account-form.ts';
import { findErrors, useValidation } from '../account/use-validation.ts';
import { send } from '../api.ts';
import { useLanguage } from '../language/language-provider.tsx';
import { useFailureText } from '../outcome-text.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import { organisationCalls } from './organisation-calls.ts';
import { workFor } from '../session/work-for.ts';

/** Whoever makes one works for it at once: what comes next is to invite somebody. */
export function NewOrganisation() {
  const t = useTranslations('api-keys.organisations');
  const judge = useValidation();
  const failureText = useFailureText();
  const { language } = useLanguage();
  const form = useAccountForm({
    id: 'organisation',
    labels: { name: t('name') },
    judge: ({ name }) => findErrors({ name: judge.required(name.trim()) }),
    act: ({ name }) => send(organisationCalls.make, { body: { name: name.trim(), language } }),
    onDone: ({ data }) => workFor(data.organisation, '/profile/organisations'),
  });
  return (
    <Section id="new-organisation-title" title={t('make')}>
      <p className="soft">{t('makeLead')}</p>
      <FormTop of={form} why={form.refused && failureText(form.refused)} />
      <form {...form.props} className="narrow mt-3 grid gap-5">
        <TextField of={form} name="name" maxLength={limits.organisationName} autoComplete="organization" />
        <div className="form__acts">
          <BusyButton form="organisation" words={t('make')} busyWords={t('making')} busy={form.busy} />
        </div>
      </form>
    </Section>
  );
}
