import { vendorsIn, type Question } from '@clausewright/library/questionnaires';
import { FieldSet } from '../../ui/field.tsx';
import { getChosen, toggled } from '../choosing.ts';
import { vendorLabel } from '../vendor-label.ts';
import { useWizard } from '../wizard-context.ts';
import { OptionList } from './option-list.tsx';
import { OwnCards, OwnTools, useOwnEntries } from './own-entries.tsx';
import { useQuestion, type KindProps } from './use-question.tsx';

type Props = KindProps & { question: Question & { kind: 'vendors' } };

/** As many as a list shows before Show More. */
const atFirst = 8;
const none: ReadonlySet<string> = new Set();

export function VendorsQuestion(props: Props) {
  const asked = useQuestion(props);
  const { vendors: words, language } = useWizard();
  const { question, node } = props;
  const own = useOwnEntries(asked.path, question.own);
  const chosen = getChosen(node.visible.value);
  const several = question.categories.length > 1;
  const options = vendorsIn(question.categories, chosen).map((vendor, index) => {
    const { id, categories } = vendor;
    const [category = categories[0]] = categories.filter((one) => question.categories.includes(one));
    return {
      id,
      label: vendorLabel(vendor, words, language),
      note: several ? words.categories[category] : undefined,
      more: index >= atFirst,
    };
  });
  return (
    <FieldSet {...asked.frame} wide>
      <OptionList
        type="checkbox"
        id={asked.id}
        name={asked.path}
        options={options}
        chosen={chosen}
        onToggle={(id) => {
          const wanted = toggled(chosen, id, none);
          asked.set(wanted.length > 0 ? [...wanted] : undefined);
        }}
        invalid={asked.error !== undefined}
        describedBy={asked.describedBy}
        own={own && <OwnCards own={own} />}
        tools={own && <OwnTools own={own} />}
      />
    </FieldSet>
  );
}
