import { useTranslations } from 'use-intl';
import { describedBy } from '../../ui/described-by.ts';
import { Field } from '../../ui/field.tsx';
import { fieldId } from '../../wizard/paths.ts';
import { customParts } from './consent-draft.ts';
import type { StepProps } from './use-consent-wizard.ts';

/** Four colours; Reject all takes those of Accept all. */
export function CustomColours({ answers: { custom }, errors, set, touch }: StepProps) {
  const t = useTranslations('consent-wizard.look.custom');
  return (
    <div className="grid2 mt-4">
      {customParts.map((part) => {
        const path = `custom_${part}`;
        const id = fieldId(path);
        const error = errors.get(path);
        return (
          <Field key={part} id={id} label={t(part)} error={error}>
            <input
              className="consent__colour"
              id={id}
              name={path}
              type="color"
              value={custom[part]}
              aria-invalid={error !== undefined || undefined}
              aria-describedby={describedBy(id, { error })}
              onChange={({ target }) => {
                set(path, target.value);
                touch(path);
              }}
            />
          </Field>
        );
      })}
    </div>
  );
}
