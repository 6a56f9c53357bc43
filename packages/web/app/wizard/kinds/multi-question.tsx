import { optionLabel, type Question } from '@clausewright/library/questionnaires';
import type { ReactNode } from 'react';
import { FieldSet } from '../../ui/field.tsx';
import { getChosen, listAnswer, toggled } from '../choosing.ts';
import { getNote } from '../question-words.ts';
import { useWizard } from '../wizard-context.ts';
import { Nest } from './nest.tsx';
import { OptionList, type ListedOption } from './option-list.tsx';
import { useOptionPrice } from './use-option-price.ts';
import { useQuestion, type KindProps } from './use-question.tsx';

export type MultiProps = KindProps & { question: Question & { kind: 'multi' } };

/** What some questions add to their options. */
interface Additions {
  /** Why an option is there, by its id. */
  notes?: ReadonlyMap<string, string>;
  /** Options that are part of every document. */
  included?: readonly string[];
  /** Cards that the person added, and the button that adds one. */
  own?: ReactNode;
  tools?: ReactNode;
  below?: ReactNode;
}

export function MultiQuestion(props: MultiProps & Additions) {
  const asked = useQuestion(props);
  const { dispatch } = useWizard();
  const { question, node, inRow, nested } = props;
  const { visible } = node;
  const chosen = getChosen(visible.value);
  const priceOf = useOptionPrice(question, asked.path, props.included);
  const languages = question.id === 'document_languages';
  const options: ListedOption[] = question.options
    .filter(({ id }) => visible.options?.includes(id))
    .map(({ id, more = false }) => ({
      id,
      label: optionLabel(asked.words, id) ?? id,
      note: props.notes?.get(id) ?? getNote(asked.words, id),
      price: priceOf(id, chosen.includes(id)),
      lang: languages ? id : undefined,
      more,
    }));
  const exclusive = new Set(question.options.filter((one) => one.exclusive).map(({ id }) => id));
  const toggle = (id: string) => {
    const wanted = toggled(chosen, id, exclusive);
    asked.set(listAnswer(visible, wanted));
    // "None" beside entries of one's own would contradict them.
    if (exclusive.has(id) && wanted.includes(id)) {
      dispatch({ type: 'answer', path: `${asked.path}.own`, value: undefined });
    }
  };
  const under = (id: string) => {
    const below = node.byOption.get(id);
    return below && <Nest>{nested(below, inRow)}</Nest>;
  };
  return (
    <FieldSet {...asked.frame} wide>
      <OptionList
        type="checkbox"
        id={asked.id}
        name={asked.path}
        options={options}
        chosen={chosen}
        onToggle={toggle}
        invalid={asked.error !== undefined}
        describedBy={asked.describedBy}
        under={under}
        own={props.own}
        tools={props.tools}
      />
      {props.below}
    </FieldSet>
  );
}
