import type { Colleague, OpenRequest } from '@clausewright/contract';
import { useTranslations } from 'use-intl';
import { FormTop } from '../account/form-top.tsx';
import { Section } from '../account/section.tsx';
import { useAccountForm } from '../account/use-account-form.ts';
import { send } from '../api.ts';
import { useFailureText } from '../outcome-text.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import { Field } from '../ui/field.tsx';
import { requestCalls } from './request-calls.ts';

interface Props {
  website: string;
  request: OpenRequest;
  colleagues: readonly Colleague[];
  onDone: (words: string) => void;
}

/** Who of the organisation deals with a request. */
export function AssigneeSection({ website, request, colleagues, onDone }: Props) {
  const t = useTranslations('withdrawals.desk.assign');
  const failureText = useFailureText();
  const form = useAccountForm({
    id: 'assign',
    labels: { person: t('person') },
    judge: () => ({}),
    act: ({ person }) =>
      send(requestCalls.assignRequest, {
        params: { id: website, request: request.request_id },
        body: { person: person === '' ? null : person },
      }),
    onDone: () => onDone(t('done')),
  });
  return (
    <Section id="assign-title" title={t('title')}>
      <FormTop of={form} why={form.refused && failureText(form.refused)} />
      <form {...form.props} className="narrow wdr__form">
        <Field id="assign-person" label={t('person')} hint={t('hint')}>
          <select
            className="select"
            id="assign-person"
            name="person"
            defaultValue={request.assignee?.id ?? ''}
            aria-describedby="assign-person-hint"
          >
            <option value="">{t('nobody')}</option>
            {colleagues.map(({ id, email }) => (
              <option key={id} value={id}>
                {email}
              </option>
            ))}
          </select>
        </Field>
        <div className="form__acts">
          <BusyButton form={form.id} words={t('act')} busyWords={t('acting')} busy={form.busy} look="plain" />
        </div>
      </form>
    </Section>
  );
}
