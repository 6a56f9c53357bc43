import type { OwnEntries } from './own-entries-state.ts';
import { bounds, type Row } from '@clausewright/library/questionnaires';
import type { KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { describedBy } from '../../ui/described-by.ts';
import { Field } from '../../ui/field.tsx';
import { RowFrame } from '../../ui/row-frame.tsx';
import { fieldId } from '../paths.ts';
import { useWizard } from '../wizard-context.ts';
import { CountrySelect } from './country-select.tsx';
import { isNotTranslated } from './not-translated.ts';

interface Props {
  entries: OwnEntries;
  row: Row;
  onRemove: () => void;
}

const lengths = { name: bounds.ownName, purpose: bounds.text, url: bounds.url } as const;

/** The fields of one entry; what is typed is kept at once, so that nothing waits for a button. */
export function OwnForm({ entries, row, onRemove }: Props) {
  const t = useTranslations('wizard');
  const { errors, dispatch } = useWizard();
  const fields = ['name', ...entries.own.fields.filter((field) => field !== 'name')] as const;
  const done = () => {
    entries.edit(null);
    document.getElementById(`${fieldId(entries.path)}-add`)?.focus();
  };
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    done();
  };
  return (
    <div className="wiz__own">
      <RowFrame title={t('ownEntry')} onRemove={onRemove}>
        <div className="grid2">
          {fields.map((field) => {
            const path = `${entries.path}/${row._id}/${field}`;
            const id = fieldId(path);
            const error = errors.get(path);
            const value = row[field];
            const hint = field === 'name' && isNotTranslated(entries.own) ? t('ownAsTyped') : undefined;
            const shared = {
              id,
              name: path,
              value: typeof value === 'string' ? value : '',
              'aria-invalid': error !== undefined || undefined,
              'aria-describedby': describedBy(id, { hint, error }),
              onBlur: () => dispatch({ type: 'touch', path }),
            };
            const set = (text: string) =>
              dispatch({ type: 'answer', path, value: text === '' ? undefined : text });
            return (
              <Field
                key={field}
                id={id}
                label={t(`own.${field}`)}
                optional={field !== 'name'}
                hint={hint}
                error={error}
              >
                {field === 'country' ? (
                  <CountrySelect {...shared} autoComplete="off" onChange={set} />
                ) : (
                  <input
                    className="input"
                    {...shared}
                    maxLength={lengths[field]}
                    inputMode={field === 'url' ? 'url' : 'text'}
                    autoComplete="off"
                    onChange={(event) => set(event.target.value)}
                    onKeyDown={enter}
                  />
                )}
              </Field>
            );
          })}
        </div>
        <button type="button" className="btn btn--sm mt-4" onClick={done}>
          {t('done')}
        </button>
      </RowFrame>
    </div>
  );
}
