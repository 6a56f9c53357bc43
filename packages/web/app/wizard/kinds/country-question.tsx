import type { Question } from '@clausewright/library/questionnaires';
import { Field } from '../../ui/field.tsx';
import { CountriesQuestion } from './countries-question.tsx';
import { CountrySelect } from './country-select.tsx';
import { useQuestion, type KindProps } from './use-question.tsx';

type Props = KindProps & { question: Question & { kind: 'country' } };

export function CountryQuestion(props: Props) {
  const asked = useQuestion(props);
  const { value } = props.node.visible;
  if (props.question.many) return <CountriesQuestion {...props} />;
  return (
    <Field {...asked.frame}>
      <CountrySelect
        id={asked.id}
        name={asked.path}
        value={typeof value === 'string' ? value : ''}
        aria-invalid={asked.error !== undefined || undefined}
        aria-describedby={asked.describedBy}
        onChange={(code) => asked.set(code === '' ? undefined : code)}
        onBlur={asked.touch}
      />
    </Field>
  );
}
