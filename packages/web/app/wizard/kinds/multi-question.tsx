import { optionLabel, type Question } from '@clausewright/library/questionnaires';
import { FieldSet } from '../../ui/field.tsx';
import { getChosen, listAnswer, toggled } from '../choosing.ts';
import { getNote } from '../question-words.ts';
import { useWizard } from '../wizard-context.ts';
import { LawsNotCovered } from './laws-not-covered.tsx';
import { Nest } from './nest.tsx';
import { OptionList, type ListedOption } from './option-list.tsx';
import { OwnCards, OwnTools, useOwnEntries } from './own-entries.tsx';
import { useLawNotes } from './use-law-notes.ts';
import { useListPrices } from './use-list-prices.ts';
import { useQuestion, type KindProps } from './use-question.tsx';

type Props = KindProps & { question: Question & { kind: 'multi' } };

export function MultiQuestion(props: Props) {
  const asked = useQuestion(props);
  const { dispatch } = useWizard();
  const { question, node, inRow, nested } = props;
  const { visible } = node;
  const chosen = getChosen(visible.value);
  const own = useOwnEntries(asked.path, question.own);
  const lawNotes = useLawNotes(question.id);
  const priceOf = useListPrices(question, asked.path, chosen);
  const languages = question.id === 'document_languages';
  const options: ListedOption[] = question.options
    .filter(({ id }) => visible.options?.includes(id))
    .map(({ id, more = false }) => ({
      id,
      label: optionLabel(asked.words, id) ?? id,
      note: lawNotes.get(id) ?? getNote(asked.words, id),
      price: priceOf(id),
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
        own={own && <OwnCards own={own} />}
        tools={own && <OwnTools own={own} />}
      />
      {question.id === 'laws' && <LawsNotCovered />}
    </FieldSet>
  );
}
