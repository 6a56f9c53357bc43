import type { TranslationDetails } from '@clausewright/contract';
import { type AskedHere, ClauseField } from './clause-field.tsx';
import { ClauseMargin } from './clause-margin.tsx';
import { clauseSectionId } from './clause-sheet.tsx';
import type { ClauseView } from './clause-view.ts';
import type { Formatted, FormattedState } from './create-formatted.ts';

interface Props {
  clause: ClauseView;
  details: TranslationDetails;
  formatted: Formatted;
  state: FormattedState;
  asked: AskedHere;
  ask: (asked: AskedHere) => void;
  reset: (id: string) => void;
  isAlone: boolean;
}

/** The clause that somebody is writing in, with what is to say of it. */
export function OpenSheet({ clause, details, formatted, state, asked, ask, reset, isAlone }: Props) {
  const { id, name, fault } = clause;
  const canReset = clause.mark === 'edited' && clause.generated !== null && !isAlone;
  return (
    <section
      id={clauseSectionId(id)}
      className={isAlone ? 'cl is-on cl--alone' : 'cl is-on'}
      aria-labelledby={`${clauseSectionId(id)}-name`}
    >
      <h2 className="vh" id={`${clauseSectionId(id)}-name`}>
        {name}
      </h2>
      <ClauseField
        {...{ name, details, formatted, state, asked, ask, fault, isAlone }}
        reset={canReset ? () => reset(id) : null}
      />
      <ClauseMargin
        {...{ clause, details }}
        isLocked={false}
        unlock={() => undefined}
        reset={() => reset(id)}
      />
    </section>
  );
}
