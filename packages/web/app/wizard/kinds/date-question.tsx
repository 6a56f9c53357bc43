import { Field } from '../../ui/field.tsx';
import { useQuestion, type KindProps } from './use-question.tsx';

export function DateQuestion(props: KindProps) {
  const asked = useQuestion(props);
  const { value } = props.node.visible;
  return (
    <Field {...asked.frame}>
      <input
        className="input num wiz__date"
        type="date"
        id={asked.id}
        name={asked.path}
        value={typeof value === 'string' ? value : ''}
        aria-invalid={asked.error !== undefined || undefined}
        aria-describedby={asked.describedBy}
        onChange={(event) => asked.set(event.target.value)}
        onBlur={asked.touch}
      />
    </Field>
  );
}
