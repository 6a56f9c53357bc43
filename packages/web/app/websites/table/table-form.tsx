import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { BusyButton } from '../../ui/busy-button.tsx';
import { describedBy } from '../../ui/described-by.ts';

import { Field } from '../../ui/field.tsx';
import { FoldSummary } from '../../ui/fold-summary.tsx';
import { type Given, readGiven } from './read-given.ts';

interface Props {
  busy: boolean;
  onGiven: (given: Given) => void;
}

/** A file, or rows that somebody pastes; the file counts where both are there. */
export function TableForm({ busy, onGiven }: Props) {
  const t = useTranslations('api-keys.table');
  const [fault, setFault] = useState<'nothing' | 'tooLarge' | null>(null);
  const error = fault === null ? undefined : t(fault);
  const read = async (form: HTMLFormElement) => {
    const control = form.querySelector<HTMLInputElement>('#table-file');
    const pasted = form.querySelector<HTMLTextAreaElement>('#table-text');
    const given = await readGiven(control?.files?.[0] ?? null, pasted?.value ?? '');
    const found = given === null ? 'nothing' : given === 'too-large' ? 'tooLarge' : null;
    setFault(found);
    if (found !== null) control?.focus();
    else onGiven(given as Given);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) read(event.currentTarget).catch(reportError);
  };
  return (
    <form id="table-form" className="grid gap-5 mt-6" noValidate onSubmit={submit}>
      <Field id="table-file" label={t('file')} hint={t('fileHint')} error={error}>
        <input
          className="input table__file"
          type="file"
          id="table-file"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          aria-invalid={fault !== null}
          aria-describedby={describedBy('table-file', { hint: true, error })}
        />
      </Field>
      <Field id="table-text" label={t('paste')} optional>
        <textarea
          className="textarea table__text"
          id="table-text"
          rows={4}
          spellCheck={false}
          autoComplete="off"
        />
      </Field>
      <Columns />
      <p>
        <BusyButton form="table-form" words={t('show')} busyWords={t('showing')} busy={busy} />
      </p>
    </form>
  );
}

const columns = [
  'address',
  'name',
  'languages',
  'company',
  'person',
  'country',
  'email',
  'scan',
  'remove',
] as const;

function Columns() {
  const t = useTranslations('api-keys.table');
  return (
    <details className="table__fold">
      <FoldSummary>{t('columns')}</FoldSummary>
      <p className="mt-2">{t('columnsLead')}</p>
      <dl className="table__columns">
        {columns.map((column) => (
          <div key={column}>
            <dt>
              <code>{column}</code>
            </dt>
            <dd>{t(`column.${column}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
