import type { Question } from '@clausewright/library/questionnaires';
import { useTranslations } from 'use-intl';
import { useCountries } from '../../countries.ts';
import { Field } from '../../ui/field.tsx';
import { useWizard } from '../wizard-context.ts';
import { useQuestion, type KindProps } from './use-question.tsx';

type Props = KindProps & { question: Question & { kind: 'state' } };

export function StateQuestion(props: Props) {
  const t = useTranslations('wizard');
  const asked = useQuestion(props);
  const { evaluation } = useWizard();
  const countries = useCountries();
  const country = evaluation.relevant[props.question.of];
  const states = countries?.find(({ value }) => value === country)?.states ?? [];
  const { value } = props.node.visible;
  return (
    <Field {...asked.frame}>
      <select
        className="select"
        id={asked.id}
        name={asked.path}
        autoComplete="address-level1"
        value={typeof value === 'string' ? value : ''}
        aria-busy={countries === null}
        aria-invalid={asked.error !== undefined || undefined}
        aria-describedby={asked.describedBy}
        onChange={(event) => asked.set(event.target.value === '' ? undefined : event.target.value)}
        onBlur={asked.touch}
      >
        <option value="">{t('chooseState')}</option>
        {states.map((state) => (
          <option key={state.value} value={state.value}>
            {state.text}
          </option>
        ))}
      </select>
    </Field>
  );
}
