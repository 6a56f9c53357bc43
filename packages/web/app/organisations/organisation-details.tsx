import type { Member } from '@clausewright/contract';
import { limits } from '@clausewright/contract/limits';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormTop } from '../account/form-top.tsx';
import { Section, StatusMessage } from '../account/section.tsx';
import { TextField } from '../account/text-field.tsx';
import { useAccountForm } from '../account/use-account-form.ts';
import { findErrors, useValidation } from '../account/use-validation.ts';
import { send } from '../api.ts';
import { useFailureText } from '../outcome-text.ts';
import { type Acting, saveActing } from '../stored-session/acting-for.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Field } from '../ui/field.tsx';
import { organisationCalls } from './organisation-calls.ts';

interface Props {
  acting: Acting;
  name: string;
  members: readonly Member[];
  approval: { required: boolean; possible: boolean };
}

/** What the organisation is called, who has its letters, and whether somebody has to approve of what it publishes. */
export function OrganisationDetails({ acting, name, members, approval }: Props) {
  const t = useTranslations('api-keys.organisations');
  const judge = useValidation();
  const failureText = useFailureText();
  const [saved, setSaved] = useState(false);
  const form = useAccountForm({
    id: 'details',
    labels: { name: t('name'), contact: t('contactField'), approval: t('approval.field') },
    judge: (given) => findErrors({ name: judge.required(given.name.trim()) }),
    act: (given) =>
      send(organisationCalls.change, {
        body: {
          name: given.name.trim(),
          contact: given.contact,
          approval_required: given.approval !== '',
        },
      }),
    onDone(_, given) {
      saveActing({ ...acting, name: given.name.trim() });
      setSaved(true);
    },
  });
  const contact = members.find((member) => member.contact) ?? members[0];
  return (
    <Section id="details-title" title={t('details')}>
      <StatusMessage>{saved && t('saved')}</StatusMessage>
      <FormTop of={form} why={form.refused && failureText(form.refused)} />
      <form {...form.props} className="narrow grid gap-5">
        <TextField
          of={form}
          name="name"
          defaultValue={name}
          maxLength={limits.organisationName}
          autoComplete="organization"
        />
        <Field id="details-contact" label={t('contactField')}>
          <select className="select" id="details-contact" name="contact" defaultValue={contact?.id}>
            {members.map(({ id, email }) => (
              <option key={id} value={id}>
                {email}
              </option>
            ))}
          </select>
        </Field>
        <div className="field">
          <label className="check">
            <input
              type="checkbox"
              name="approval"
              id="details-approval"
              defaultChecked={approval.required}
              aria-describedby="details-approval-hint"
            />
            <span>{t('approval.field')}</span>
          </label>
          <p className="hint" id="details-approval-hint">
            {t('approval.hint')}
          </p>
          {approval.required && !approval.possible && (
            <Notice kind="warn">
              <p>{t('approval.nobody')}</p>
            </Notice>
          )}
        </div>
        <div className="form__acts">
          <BusyButton form="details" words={t('save')} busyWords={t('saving')} busy={form.busy} />
        </div>
      </form>
    </Section>
  );
}
