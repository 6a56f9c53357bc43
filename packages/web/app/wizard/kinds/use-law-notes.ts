import { deriveLaws, lawReasonText } from '@clausewright/library/questionnaires';
import { useCountries } from '../../countries.ts';
import { placeName } from '../place-name.ts';
import { useWizard } from '../wizard-context.ts';

/** Why each law applies, by its option. */
export function useLawNotes(): ReadonlyMap<string, string> {
  const { evaluation, questionnaire, laws, texts, language } = useWizard();
  const countries = useCountries();
  const name = (place: string) => placeName(place, { texts, countries, language });
  return new Map(
    deriveLaws(evaluation.relevant, questionnaire.lawBook).map(({ law, reason, home }) => {
      const because = lawReasonText(laws, reason, name);
      return [law, home ? `${because} ${laws.status.home}` : because];
    }),
  );
}
