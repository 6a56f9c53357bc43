import type { Question } from '@clausewright/library/questionnaires';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ChoiceCard } from '../../ui/choice-card.tsx';
import { FieldSet } from '../../ui/field.tsx';
import { getChosen, listAnswer, toggled } from '../choosing.ts';
import { useWizard } from '../wizard-context.ts';
import { countryName } from '../../country-names.ts';
import { CountrySelect } from './country-select.tsx';
import { useChosenAtOnce } from './use-chosen-at-once.ts';
import { useQuestion, type KindProps } from './use-question.tsx';

type Props = KindProps & { question: Question & { kind: 'country' } };

const doubt: ReadonlySet<string> = new Set(['unknown']);

/** Several countries, added one by one from the list, or *I don’t know* in their place. */
export function CountriesQuestion(props: Props) {
  const t = useTranslations('wizard');
  const asked = useQuestion(props);
  const { language } = useWizard();
  const [code, setCode] = useState('');
  const all = getChosen(props.node.visible.value);
  const chosen = all.filter((one) => !doubt.has(one));
  const keep = (codes: readonly string[]) =>
    asked.set(
      codes.length > 0 || props.node.visible.derived ? listAnswer(props.node.visible, codes) : undefined,
    );
  const toggle = (option: string) => keep(toggled(all, option, doubt));
  const add = (added: string) => {
    if (added === '') return;
    toggle(added);
    setCode('');
  };
  const choosing = useChosenAtOnce(add, setCode);
  const remove = (removed: string) => {
    toggle(removed);
    document.getElementById(asked.id)?.focus();
  };
  return (
    <FieldSet {...asked.frame}>
      {chosen.length > 0 && (
        <ul className="choices wiz__chosen">
          {chosen.map((one) => (
            <li key={one} className="choice choice--own">
              <span>{countryName(one, language)}</span>
              <button type="button" className="linkbtn linkbtn--danger" onClick={() => remove(one)}>
                <Trash2 className="icon" aria-hidden="true" />
                {t('remove')}
                <span className="vh"> {countryName(one, language)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div
        className="inputwrap"
        // Whoever goes on without pressing the button, or passes it by keyboard, meant the country all the same.
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) add(code);
        }}
      >
        <CountrySelect
          id={asked.id}
          name={asked.path}
          value={code}
          without={chosen}
          aria-label={t('country')}
          aria-invalid={asked.error !== undefined || undefined}
          aria-describedby={asked.describedBy}
          {...choosing}
        />
        <button type="button" className="btn" onClick={() => add(code)}>
          <Plus className="icon icon--sm" aria-hidden="true" />
          {t('addMore')}
        </button>
      </div>
      {props.question.unknown && (
        <div className="choices mt-2">
          <ChoiceCard
            type="checkbox"
            id={`${asked.id}--unknown`}
            name={`${asked.path}-unknown`}
            value="unknown"
            checked={all.includes('unknown')}
            onChange={() => toggle('unknown')}
            label={t('unknown')}
          />
        </div>
      )}
    </FieldSet>
  );
}
