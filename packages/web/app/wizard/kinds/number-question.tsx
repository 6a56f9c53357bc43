import type { Question } from '@clausewright/library/questionnaires';
import { Field } from '../../ui/field.tsx';
import { parseDigits } from './digits.ts';
import { useQuestion, type KindProps } from './use-question.tsx';

type Props = KindProps & { question: Question & { kind: 'num' } };

export function NumberQuestion(props: Props) {
  const asked = useQuestion(props);
  const { value } = props.node.visible;
  return (
    <Field {...asked.frame}>
      <input
        className="input num wiz__short"
        id={asked.id}
        name={asked.path}
        inputMode="numeric"
        autoComplete="off"
        value={typeof value === 'number' ? String(value) : ''}
        aria-invalid={asked.error !== undefined || undefined}
        aria-describedby={asked.describedBy}
        // An emptied field is stored as such: taken away, the default would come back while typing.
        onChange={(event) => asked.set(parseDigits(event.target.value) ?? '')}
        onBlur={asked.touch}
      />
    </Field>
  );
}
