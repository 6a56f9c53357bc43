import { optionLabel, type Question } from '@clausewright/library/questionnaires';
import { useLocale, useTranslations } from 'use-intl';
import { Field, FieldSet } from '../../ui/field.tsx';
import { getNote } from '../question-words.ts';
import { byName } from './by-name.ts';
import { Nest } from './nest.tsx';
import { OptionList, type ListedOption } from './option-list.tsx';
import { OptionSelect } from './option-select.tsx';
import { useOptionPrice } from './use-option-price.ts';
import { useQuestion, type KindProps } from './use-question.tsx';

type Props = KindProps & { question: Question & { kind: 'choice' | 'yn' } };

/** A repetition with more options than this uses a select. */
const manyInRow = 4;

const closed = ['yes', 'no', 'unknown'] as const;

export function ChoiceQuestion(props: Props) {
  const t = useTranslations('wizard');
  const language = useLocale();
  const asked = useQuestion(props);
  const { question, node, inRow, nested } = props;
  const { value, options = [] } = node.visible;
  const optionPrice = useOptionPrice(question, asked.path);
  const priceOf = (option: string) => optionPrice(option, value === option);
  const given: ListedOption[] =
    question.kind === 'yn'
      ? closed
          .filter((id) => id !== 'unknown' || question.unknown)
          .map((id) => ({
            id,
            label: optionLabel(asked.words, id) ?? t(id),
            note: getNote(asked.words, id),
            price: id === 'yes' ? priceOf(id) : undefined,
            more: false,
          }))
      : question.options
          .filter(({ id }) => options.includes(id))
          .map(({ id, more = false }) => ({
            id,
            label: optionLabel(asked.words, id) ?? id,
            note: getNote(asked.words, id),
            price: priceOf(id),
            more,
          }));
  const listed = question.kind === 'choice' && question.byName ? byName(given, language) : given;
  const below = typeof value === 'string' ? node.byOption.get(value) : undefined;
  const chosen = typeof value === 'string' ? value : '';
  const control = {
    id: asked.id,
    name: asked.path,
    options: listed,
    invalid: asked.error !== undefined,
    describedBy: asked.describedBy,
  };
  const nest = below && <Nest>{nested(below, inRow)}</Nest>;
  if (inRow && listed.length > manyInRow) {
    return (
      <Field {...asked.frame} after={nest} wide>
        <OptionSelect {...control} value={chosen} onChange={asked.set} />
      </Field>
    );
  }
  return (
    <FieldSet {...asked.frame} after={undefined} wide>
      <OptionList type="radio" {...control} chosen={chosen === '' ? [] : [chosen]} onToggle={asked.set} />
      {asked.frame.after}
      {nest}
    </FieldSet>
  );
}
