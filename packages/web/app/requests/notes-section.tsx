import type { OpenRequest } from '@clausewright/contract';
import { limits } from '@clausewright/contract/limits';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormTop } from '../account/form-top.tsx';
import { Section } from '../account/section.tsx';
import { useAccountForm } from '../account/use-account-form.ts';
import { findErrors } from '../account/use-validation.ts';
import { send } from '../api.ts';
import { useFailureText } from '../outcome-text.ts';
import { newRequestId } from '../request-id.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import { describedBy } from '../ui/described-by.ts';
import { Field } from '../ui/field.tsx';
import { requestCalls } from './request-calls.ts';

interface Props {
  website: string;
  request: OpenRequest;
  onDone: (words: string) => void;
}

/** What those who deal with a request say to one another; nobody changes it afterwards. */
export function NotesSection(props: Props) {
  const t = useTranslations('withdrawals.desk');
  const { notes } = props.request;
  return (
    <Section id="notes-title" title={t('notes.title')}>
      <p>{t('notes.lead')}</p>
      {notes.length > 0 && (
        <ol className="wdr">
          {notes.map(({ at, author, said }, place) => (
            // Notes are only added, so their place tells them apart.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={place} className="card wdr__one">
              <h3>{author ?? t('notes.gone')}</h3>
              <p className="num">{t('moment', { at: new Date(at) })}</p>
              <p className="pre-line mt-2">{said}</p>
            </li>
          ))}
        </ol>
      )}
      {notes.length < limits.requestNotes && <NoteForm {...props} />}
    </Section>
  );
}

function NoteForm({ website, request, onDone }: Props) {
  const t = useTranslations('withdrawals.desk.notes');
  const failureText = useFailureText();
  // One for what is typed: sent again after a broken line, it is noted once.
  const [note, setNote] = useState(newRequestId);
  const form = useAccountForm({
    id: 'note',
    labels: { said: t('said') },
    judge: ({ said }) => findErrors({ said: said.trim() === '' ? t('missing') : undefined }),
    act: ({ said }) =>
      send(requestCalls.noteRequest, {
        params: { id: website, request: request.request_id },
        body: { note_id: note, said: said.trim() },
      }),
    onDone: (_done, _values, element) => {
      element.reset();
      setNote(newRequestId());
      onDone(t('added'));
    },
  });
  const error = form.errors.said;
  return (
    <>
      <FormTop of={form} why={form.refused && failureText(form.refused)} />
      <form {...form.props} className="narrow wdr__form">
        <Field id="note-said" label={t('said')} error={error}>
          <textarea
            className="textarea"
            id="note-said"
            name="said"
            rows={3}
            maxLength={limits.withdrawal.items}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={describedBy('note-said', { error })}
          />
        </Field>
        <div className="form__acts">
          <BusyButton form={form.id} words={t('act')} busyWords={t('acting')} busy={form.busy} look="plain" />
        </div>
      </form>
    </>
  );
}
