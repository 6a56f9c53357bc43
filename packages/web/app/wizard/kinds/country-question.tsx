import type { Question } from '@clausewright/agreements/questionnaires';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Field, FieldSet } from '../../ui/field.tsx';
import { chosenOf, listAnswer } from '../choosing.ts';
import { useWizard } from '../wizard-context.ts';
import { countryName } from './country-names.ts';
import { CountrySelect } from './country-select.tsx';
import { useQuestion, type KindProps } from './use-question.tsx';

type Props = KindProps & { question: Question & { kind: 'country' } };

export function CountryQuestion(props: Props) {
  const asked = useQuestion(props);
  const { value } = props.node.visible;
  if (props.question.many) return <Countries {...props} />;
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

/** One after the other: choosing in the list alone adds nothing, as arrow keys would add each on the way. */
function Countries(props: Props) {
  const t = useTranslations('wizard');
  const asked = useQuestion(props);
  const { language } = useWizard();
  const [code, setCode] = useState('');
  const chosen = chosenOf(props.node.visible.value);
  const keep = (codes: readonly string[]) =>
    asked.set(
      codes.length > 0 || props.node.visible.derived ? listAnswer(props.node.visible, codes) : undefined,
    );
  const add = (added: string) => {
    if (added === '') return;
    keep([...chosen, added]);
    setCode('');
  };
  const remove = (removed: string) => {
    keep(chosen.filter((one) => one !== removed));
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
      <div className="inputwrap">
        <CountrySelect
          id={asked.id}
          name={asked.path}
          value={code}
          without={chosen}
          aria-label={t('country')}
          aria-invalid={asked.error !== undefined || undefined}
          aria-describedby={asked.describedBy}
          onChange={setCode}
          // Whoever goes on without pressing the button meant the country all the same.
          onBlur={(event) => {
            if (event.relatedTarget?.id !== `${asked.id}-add`) add(code);
          }}
        />
        <button type="button" id={`${asked.id}-add`} className="btn" onClick={() => add(code)}>
          <Plus className="icon icon--sm" aria-hidden="true" />
          {t('addMore')}
        </button>
      </div>
    </FieldSet>
  );
}
